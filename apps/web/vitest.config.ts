import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const conditions = ['rostra-source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: 'web', include: ['{src,build}/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
