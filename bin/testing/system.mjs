import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

import { run } from '../bootstrap.mjs';

const hasPostgres = () =>
  existsSync('/usr/lib/postgresql') &&
  readdirSync('/usr/lib/postgresql').some((version) =>
    existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
  );

const hasChineseFont = () =>
  spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' }).stdout?.includes(
    'Noto Sans CJK',
  ) ?? false;

/** What the tests need of the system, by Debian's package names. */
const needs = [
  {
    name: 'chromium',
    isThere: () => existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'),
  },
  { name: 'fonts-noto-cjk', isThere: hasChineseFont },
  { name: 'postgresql', isThere: hasPostgres },
];

/** Installs what is missing when root on Debian; otherwise says what to install and ends. */
export const installSystemPackages = async () => {
  const missing = needs.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write(`Installing ${missing.join(', ')} …\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
    await run('apt-get', ['update', '-qq'], quiet);
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'fontconfig', ...missing];
    if ((await run('apt-get', install, quiet)) === 0) return;
  }
  process.stderr.write(
    `The tests need ${missing.join(', ')}. Install them and run again: sudo apt-get install fontconfig ${missing.join(' ')}\n`,
  );
  process.exit(1);
};
