// node bin/with-postgres.mjs <command …>: runs a command with DATABASE_URL of a temporary PostgreSQL.
// The cluster is made with Debian's programs, as user postgres when we are root, and is gone afterwards.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  process.stderr.write('Usage: node bin/with-postgres.mjs <command …>\n');
  process.exit(2);
}

/** The newest of Debian's PostgreSQL installations. */
const findPrograms = () => {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).filter((name) => Number(name) >= 15) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined) {
    process.stderr.write('PostgreSQL 15 or newer is missing: apt-get install postgresql\n');
    process.exit(1);
  }
  return path.join(base, newest, 'bin');
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root. */
const owner = () => {
  if (process.getuid() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const programs = findPrograms();
const port = await freePort();
const identity = owner();
const folder = mkdtempSync(path.join(tmpdir(), 'rostra-postgres-'));
if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
const data = path.join(folder, 'data');

const runProgram = (name, parameters) =>
  execFileSync(path.join(programs, name), parameters, {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const settings = [
  `-p ${port}`,
  `-k ${folder}`,
  '-c listen_addresses=127.0.0.1',
  // Only the machine's own crash could lose something, and the cluster is thrown away anyhow.
  '-c fsync=off',
  '-c max_connections=200',
].join(' ');

let code = 1;
try {
  runProgram('initdb', [
    '-D',
    data,
    '-U',
    'rostra',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  runProgram('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start']);
  code = await new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: `postgres://rostra@127.0.0.1:${port}/postgres` },
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (status) => resolve(status ?? 1));
  });
} finally {
  spawnSync(path.join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], {
    ...identity,
    cwd: folder,
    stdio: 'ignore',
  });
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);
