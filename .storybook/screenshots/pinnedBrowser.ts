import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const browserPackage = '@sparticuz/chromium';
const fontPackage = '@expo-google-fonts/noto-sans-sc';
/** The weights that text is set in; the package has five more. */
const weights = ['400Regular', '500Medium', '600SemiBold', '700Bold'];

const root = join(import.meta.dirname, '../..');
const { resolve } = createRequire(join(root, 'package.json'));

/** Where a package of the lockfile lies: the folder above what it resolves to that has its name. */
function folderOf(name: string): string {
  let folder = dirname(resolve(name));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** The package has a Chromium for this kind of machine; elsewhere Debian's, or the reader's own, draws. */
export const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64';

/** Returns the versions of the lockfile's browser and fonts, in the form of environment.json. */
export const pinnedVersions = () => ({
  browser: `${browserPackage} ${versionOf(browserPackage)}`,
  fonts: `${fontPackage} ${versionOf(fontPackage)}`,
});

async function decompress(name: string, target: string): Promise<void> {
  const packed = createReadStream(join(folderOf(browserPackage), 'bin', name));
  await pipeline(packed, createBrotliDecompress(), createWriteStream(target));
}

async function unpackTar(name: string, folder: string): Promise<void> {
  const tar = join(folder, name);
  await decompress(`${name}.br`, tar);
  execFileSync('tar', ['--extract', '--no-same-owner', '--file', tar, '--directory', folder]);
  await rm(tar);
}

/**
 * Our fonts and no other of the machine. Pages name the Chinese font as Debian calls it, which
 * Google calls by another name.
 */
const fontconfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${weights.map((weight) => `  <dir>${join(folderOf(fontPackage), weight)}</dir>`).join('\n')}
  <cachedir>${join(folder, 'fontcache')}</cachedir>
  <alias binding="same">
    <family>Noto Sans CJK SC</family>
    <prefer><family>Noto Sans SC</family></prefer>
  </alias>
</fontconfig>
`;

async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const chromium = join(unfinished, 'chromium');
  await Promise.all([
    decompress('chromium.br', chromium),
    unpackTar('al2023.tar', unfinished),
    unpackTar('swiftshader.tar', unfinished),
  ]);
  await chmod(chromium, 0o755);
  // Another run may have been faster: then its folder is there, and the same.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
}

/**
 * Returns the launch options of the lockfile's Chromium with the lockfile's fonts, unpacked the
 * first time (200 MB, some 3 s) below node_modules.
 */
export async function pinnedBrowser(): Promise<{
  executablePath: string;
  env: Record<string, string>;
}> {
  const version = versionOf(browserPackage);
  const folder = join(root, 'node_modules/.cache/screenshots', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const fonts = join(folder, 'fonts.conf');
  await writeFile(fonts, fontconfig(folder));
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      FONTCONFIG_FILE: fonts,
      LD_LIBRARY_PATH: join(folder, 'lib'),
    },
  };
}
