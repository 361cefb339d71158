// Brings Node 24 and pnpm into .tools/ when the system's do not serve, and installs the
// workspace from the lockfile. Plain JavaScript without syntax newer than Node 12's, so that an
// old Node reads the sentence about its age instead of a syntax error.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const NODE_VERSION = '24.21.0';
const OLDEST_NODE = [20, 19];
const windows = process.platform === 'win32';

const versionOf = (text) => text.split('.').map(Number);
const atLeast = ([major, minor], [needMajor, needMinor]) =>
  major > needMajor || (major === needMajor && minor >= needMinor);

/** Ends with one sentence when this Node cannot even run the bootstrap. */
const refuseOldNode = () => {
  if (atLeast(versionOf(process.versions.node), OLDEST_NODE)) return;
  process.stderr.write(
    `Rostra needs Node ${OLDEST_NODE.join('.')} or newer to start; this is Node ${process.versions.node}. Install a newer Node and run the command again.\n`,
  );
  process.exit(1);
};

/** Runs a command to its end; its output passes through. Gives the exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
      ...options,
    });
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });

/** An npm install of one tool; a stamp tells a finished one from one that was cut off. */
const installTool = async (folder, specifier, flags) => {
  const stamp = path.join(folder, '.complete');
  if (existsSync(stamp)) return;
  process.stdout.write(`Bringing ${specifier} into .tools/ …\n`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const code = await run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...flags,
    specifier,
  ]);
  if (code !== 0) {
    process.stderr.write(
      `${specifier} could not be installed from the npm registry. Check the network and run the command again.\n`,
    );
    process.exit(code);
  }
  writeFileSync(stamp, '');
};

const nodeFolder = async () => {
  const [major, minor] = versionOf(process.versions.node);
  if (major === 24 && minor >= 15) return path.dirname(process.execPath);
  const folder = path.join(root, '.tools', `node-${NODE_VERSION}`);
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  await installTool(folder, `${name}@${NODE_VERSION}`, ['--ignore-scripts']);
  return path.join(folder, 'node_modules', name, 'bin');
};

const pnpmFolder = async () => {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const version = packageManager.replace(/^pnpm@/, '').split('+')[0];
  const folder = path.join(root, '.tools', `pnpm-${version}`);
  await installTool(folder, `pnpm@${version}`, []);
  return path.join(folder, 'node_modules', '.bin');
};

const install = async (env) => {
  const installed = path.join(root, 'node_modules', '.modules.yaml');
  const lockfile = path.join(root, 'pnpm-lock.yaml');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  process.stdout.write('Installing packages from the lockfile …\n');
  const code = await run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], {
    env,
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  if (code !== 0) process.exit(code);
  writeFileSync(installed, readFileSync(installed));
};

/**
 * Makes the tools and packages ready.
 * @returns {Promise<{ env: NodeJS.ProcessEnv, node: string }>} the environment whose PATH has
 *   them first, and the path of a Node that runs the project
 */
export const bootstrap = async () => {
  refuseOldNode();
  const nodeBin = await nodeFolder();
  const pnpmBin = await pnpmFolder();
  const env = {
    ...process.env,
    PATH: [nodeBin, pnpmBin, path.join(root, 'node_modules', '.bin'), process.env.PATH].join(
      path.delimiter,
    ),
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  };
  await install(env);
  return { env, node: path.join(nodeBin, windows ? 'node.exe' : 'node') };
};
