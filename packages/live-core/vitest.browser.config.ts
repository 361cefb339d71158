import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { timeoutsOf } from '../../bin/testing/levelTimeouts.ts';

/** The contract suite over the embedded adapter: Chromium against the server's own provider. */
export default defineConfig({
  resolve: {
    conditions: ['rostra-source', 'browser', 'module', 'import', 'default'],
    // As in the app's build: Agora's messaging SDK uses the existing media SDK.
    alias: [
      {
        find: /^agora-rtc-sdk-ng$/,
        replacement: `${import.meta.dirname}/src/adapters/agora/agoraShim.ts`,
      },
    ],
  },
  // If discovered late, they would reload the page in the middle of a test.
  optimizeDeps: {
    include: ['agora-rtc-sdk-ng/esm', 'agora-rtm-sdk', 'agora-extension-virtual-background'],
  },
  test: {
    name: 'live adapters',
    include: ['browser/**/*.test.ts'],
    globalSetup: 'test/startLiveWorlds.ts',
    ...timeoutsOf('live'),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--mute-audio',
            '--use-fake-device-for-media-stream',
            '--use-fake-ui-for-media-stream',
            '--autoplay-policy=no-user-gesture-required',
            // Machines without a network have only the loopback interface.
            '--allow-loopback-in-peer-connection',
            '--auto-select-desktop-capture-source=Entire screen',
            // Without camera permission, addresses are mDNS names, which need a network.
            '--disable-features=WebRtcHideLocalIpsWithMdns',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
