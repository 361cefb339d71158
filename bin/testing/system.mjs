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

const hasProgram = (name) =>
  ['/usr/bin', '/usr/local/bin'].some((folder) => existsSync(`${folder}/${name}`));

/** Without these no test can run; by Debian's package names. */
const needs = [
  {
    name: 'chromium',
    isThere: () => existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'),
  },
  { name: 'fonts-noto-cjk', isThere: hasChineseFont },
  { name: 'postgresql', isThere: hasPostgres },
];

/** Optional programs of the site; without one, its tests are skipped by name. */
const helps = [
  {
    name: 'chromium-headless-shell',
    isThere: () => process.env.CHROMIUM_PATH !== undefined || hasProgram('chromium-headless-shell'),
  },
  { name: 'ffmpeg', isThere: () => hasProgram('ffmpeg') },
  { name: 'redis-server', isThere: () => hasProgram('redis-server') },
  { name: 'bubblewrap', isThere: () => hasProgram('bwrap') },
  ...['writer', 'impress', 'calc'].map((part) => ({
    name: `libreoffice-${part}-nogui`,
    isThere: () => hasProgram('soffice'),
  })),
  { name: 'baresip-core', isThere: () => hasProgram('baresip') },
  { name: 'pocketsphinx', isThere: () => hasProgram('pocketsphinx_continuous') },
  {
    name: 'pocketsphinx-en-us',
    isThere: () => existsSync('/usr/share/pocketsphinx/model/en-us'),
  },
  { name: 'flite', isThere: () => hasProgram('flite') },
  { name: 'sip-tester', isThere: () => hasProgram('sipp') },
];

const namesOfMissing = (packages) =>
  packages.filter(({ isThere }) => !isThere()).map(({ name }) => name);

const install = async (names) => {
  process.stdout.write(`Installing ${names.join(', ')} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
};

/**
 * Installs missing packages when root on Debian. Otherwise, or if that fails and nothing can run
 * without them, prints what to install and exits.
 */
export const installSystemPackages = async () => {
  const missing = namesOfMissing([...needs, ...helps]);
  if (missing.length === 0) return;
  const isOurs = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isOurs) await install(['fontconfig', ...missing]);
  const needed = namesOfMissing(needs);
  const without = namesOfMissing(helps);
  if (needed.length > 0) {
    process.stderr.write(
      `The tests need ${needed.join(', ')}. Install them and run again: sudo apt-get install fontconfig ${needed.join(' ')}\n`,
    );
    process.exit(1);
  }
  if (without.length > 0) {
    process.stdout.write(`Not installed, so that their tests are skipped: ${without.join(', ')}\n`);
  }
};
