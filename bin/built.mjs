import { existsSync } from 'node:fs';

// Runs in a package before it is packed: a tarball without its build would install but be empty.
if (!existsSync('dist')) {
  console.error('Nothing is built here. Run: pnpm --filter @rostra/i18n --filter @rostra/ui build');
  process.exitCode = 1;
}
