import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const workspace = join(import.meta.dirname, '../../..');

/** The consumer's own dependencies, linked from the workspace. */
const OWN = [
  'react',
  'react-dom',
  'react-aria-components',
  '@internationalized/date',
  'i18next',
  'react-i18next',
  'lucide-react',
  '@types/react',
  '@types/react-dom',
];

/** As a project made today has them; not ours, which reads the library's source. */
const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom'],
    module: 'preserve',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  },
  files: ['main.tsx', 'otherTexts.tsx'],
};

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) symlinkSync(target, path);
}

/** Packs a package of the workspace and unpacks the tarball as an install would. */
function unpack(name: string, store: string): string {
  const source = join(workspace, 'packages', name);
  const tarball = join(store, `${name}.tgz`);
  const folder = join(store, name, 'node_modules/@rostra', name);
  mkdirSync(folder, { recursive: true });
  execFileSync('pnpm', ['pack', '--out', tarball], { cwd: source, stdio: 'pipe' });
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  return folder;
}

/** Version ranges in the packed manifest must accept the tested version and later ones. */
function checkVersion(name: string, wanted: string, found: string): void {
  const [major = ''] = found.split('.');
  if (wanted.replace(/^\^/, '') !== found && wanted !== `^${major}.0.0`)
    throw new Error(`The packed manifest asks for ${name} ${wanted}; the workspace has ${found}`);
}

/**
 * A folder outside the workspace with the packed tarballs in it and nothing that they do not name:
 * laid out as pnpm does, each package among links to its own dependencies alone. The links lead to
 * what the workspace has installed, so no registry is asked.
 */
export function installPackage(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rostra-consumer-')));
  const store = join(folder, '.store');
  for (const name of ['ui', 'i18n']) {
    const unpacked = unpack(name, store);
    const { dependencies, peerDependencies } = readManifest(unpacked);
    for (const [dependency, wanted] of Object.entries({ ...dependencies, ...peerDependencies })) {
      const ours = /^@rostra\/(.+)/.exec(dependency)?.[1];
      const installed = join(workspace, 'packages', name, 'node_modules', dependency);
      const target = ours ? join(store, ours, 'node_modules', dependency) : realpathSync(installed);
      checkVersion(dependency, wanted, readManifest(installed).version);
      link(target, join(store, name, 'node_modules', dependency));
    }
    link(unpacked, join(folder, 'node_modules/@rostra', name));
  }
  for (const name of OWN)
    link(
      realpathSync(join(workspace, 'packages/ui/node_modules', name)),
      join(folder, 'node_modules', name),
    );
  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  return folder;
}
