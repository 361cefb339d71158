// Brings Node 24 and pnpm into .tools/ when the system's do not serve, and installs the
// workspace from the lockfile. Plain JavaScript without syntax newer than Node 16's, so that an
// old Node reads the sentence about its age instead of a syntax error.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { whenEnded } from './starters.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const NODE_VERSION = '24.21.0';
/** The oldest Node that can bring the other. */
const OLDEST_NODE = [20, 19];
/** The oldest Node that runs the project itself. */
const BEST_NODE = [24, 15];
const windows = process.platform === 'win32';
const nodeProgram = windows ? 'node.exe' : 'node';

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

/**
 * Runs a command to its end; its output passes through, or its lines go to `onLine`. Returns the exit
 * code. If this process must end, the command is ended and nothing follows: an abandoned server would
 * keep its port.
 */
export const run = (command, args, { onLine, ...options } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
      ...options,
      ...(onLine && { stdio: ['ignore', 'pipe', 'inherit'] }),
    });
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
    const forget = whenEnded(() => {
      child.kill('SIGTERM');
      process.exit(143);
    });
    child.on('error', (error) => {
      forget();
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      forget();
      resolve(signal ? 1 : (code ?? 1));
    });
  });

/**
 * Installs one tool with npm; a stamp distinguishes a finished install from an interrupted one.
 * `program` is the file that must exist afterwards; the tool is installed again if it is gone.
 */
const installTool = async (folder, specifier, program, flags) => {
  const stamp = path.join(folder, '.complete');
  if (existsSync(stamp) && existsSync(program)) return;
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
      `${specifier} could not be installed from the npm registry. Check the network and the space on the disk, and run the command again.\n`,
    );
    process.exit(code);
  }
  writeFileSync(stamp, '');
};

/** The folder of a Node that runs the project: the system's when it serves, else one of our own. */
const nodeFolder = async () => {
  const version = versionOf(process.versions.node);
  const own = path.dirname(process.execPath);
  if (version[0] === 24 && atLeast(version, BEST_NODE)) return own;
  if (process.platform === 'darwin') {
    // The registry has no Node of this version for macOS.
    if (atLeast(version, BEST_NODE)) return own;
    process.stderr.write(
      `Rostra needs Node ${BEST_NODE.join('.')} or newer on macOS; this is Node ${process.versions.node}. Install it and run the command again.\n`,
    );
    process.exit(1);
  }
  const folder = path.join(root, '.tools', `node-${NODE_VERSION}`);
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const bin = path.join(folder, 'node_modules', name, 'bin');
  await installTool(folder, `${name}@${NODE_VERSION}`, path.join(bin, nodeProgram), [
    '--ignore-scripts',
  ]);
  return bin;
};

const pnpmFolder = async () => {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const version = packageManager.replace(/^pnpm@/, '').split('+')[0];
  const folder = path.join(root, '.tools', `pnpm-${version}`);
  const bin = path.join(folder, 'node_modules', '.bin');
  await installTool(folder, `pnpm@${version}`, path.join(bin, windows ? 'pnpm.cmd' : 'pnpm'), []);
  return bin;
};

/** The stamp of a finished install: the hash of its lockfile. */
const installStamp = path.join(root, 'node_modules', '.rostra-installed');

const install = async (env) => {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const isThere =
    existsSync(installStamp) &&
    readFileSync(installStamp, 'utf8') === wanted &&
    ['api', 'web'].every((app) => existsSync(path.join(root, 'apps', app, 'node_modules')));
  if (isThere) return;
  process.stdout.write('Installing packages from the lockfile (about a minute) …\n');
  rmSync(installStamp, { force: true });
  const code = await run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], {
    // pnpm may have to replace a half-made node_modules; it must not wait for an answer.
    env: { ...env, CI: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) {
    process.stderr.write(
      'The packages could not be installed. Check the network and the space on the disk, and run the command again.\n',
    );
    process.exit(code);
  }
  writeFileSync(installStamp, wanted);
};

/**
 * Prepares the tools and packages.
 * @returns {Promise<{ env: NodeJS.ProcessEnv, node: string }>} the environment whose PATH has them
 * first, and the path of a Node that runs the project
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
  return { env, node: path.join(nodeBin, nodeProgram) };
};
