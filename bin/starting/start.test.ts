import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { freePort, StartedRostra } from './StartedRostra.ts';

const root = path.resolve(import.meta.dirname, '../..');

let dataDir: string;
let firstOutput: string;
let firstOrigin: string;
const started: StartedRostra[] = [];

const start = async (env: Record<string, string> = {}): Promise<StartedRostra> => {
  const rostra = new StartedRostra({ port: await freePort(), dataDir, env });
  started.push(rostra);
  return rostra;
};

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'rostra-start-'));
  const first = await start();
  await first.ready();
  process.kill(first.npm.pid ?? 0, 'SIGTERM');
  await first.gone();
  firstOutput = first.output;
  firstOrigin = first.origin;
});

afterEach(async () => {
  for (const rostra of started.splice(0)) {
    rostra.killAll();
    await rostra.gone();
  }
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('npm start', () => {
  it('prints its steps, the address, the demo accounts, the inbox and how to stop', () => {
    expect(firstOutput).toMatch(/Building the site .*\n(?:.*\n)*Starting the server/);
    expect(firstOutput).toContain(firstOrigin);
    expect(firstOutput).toContain('member@demo.rostra.test');
    expect(firstOutput).toContain('/dev/inbox');
    expect(firstOutput).toContain('/api/docs');
    expect(firstOutput).toContain('Ctrl+C');
  });

  it('keeps the data on a second start and ends on SIGTERM to npm alone, sockets open or not', async () => {
    const rostra = await start();
    await rostra.ready();
    const socket = connect(Number(new URL(rostra.origin).port), 'localhost');
    socket.on('error', () => {});
    socket.write('GET /api/v1/articles HTTP/1.1\r\nHost: localhost\r\n');
    const articles = await fetch(`${rostra.origin}/api/v1/articles`);
    expect(await articles.json()).toMatchObject({ ret: true });
    process.kill(rostra.npm.pid ?? 0, 'SIGTERM');
    await rostra.gone();
    socket.destroy();
    await expect(fetch(`${rostra.origin}/healthz`)).rejects.toThrow();
  });

  it('ends in order, with exit code 0, on SIGTERM to the server itself', async () => {
    const rostra = await start();
    await rostra.ready();
    process.kill(rostra.serverPid(), 'SIGTERM');
    await rostra.ended();
    expect(rostra.exitCode).toBe(0);
  });

  it('stops everything on Ctrl+C in the terminal', async () => {
    const rostra = await start();
    await rostra.ready();
    process.kill(-(rostra.npm.pid ?? 0), 'SIGINT');
    await rostra.gone();
    await expect(fetch(`${rostra.origin}/healthz`)).rejects.toThrow();
  });

  it('leaves no orphan when npm is killed', async () => {
    const rostra = await start();
    await rostra.ready();
    process.kill(rostra.npm.pid ?? 0, 'SIGKILL');
    await rostra.gone();
    await expect(fetch(`${rostra.origin}/healthz`)).rejects.toThrow();
  });

  it('starts again after the server was killed', async () => {
    const rostra = await start();
    await rostra.ready();
    process.kill(rostra.serverPid(), 'SIGKILL');
    await rostra.gone();
    const next = await start();
    await next.ready();
    expect(next.exitCode).toBeUndefined();
  });

  it('reports in one sentence that the data folder is in use', async () => {
    const rostra = await start();
    await rostra.ready();
    const second = await start();
    await second.ended();
    expect(second.exitCode).not.toBe(0);
    expect(second.output).toMatch(/in use by/);
    expect(second.output).not.toMatch(/\n\s+at /);
  });

  it('reports in one sentence that the port is in use', async () => {
    const rostra = await start();
    await rostra.ready();
    const other = mkdtempSync(path.join(tmpdir(), 'rostra-start-'));
    const second = new StartedRostra({
      port: Number(new URL(rostra.origin).port),
      dataDir: other,
    });
    await second.ended();
    second.killAll();
    rmSync(other, { recursive: true, force: true });
    expect(second.exitCode).not.toBe(0);
    expect(second.output).toMatch(/[Pp]ort \d+ is in use/);
    expect(second.output).not.toMatch(/\n\s+at /);
  });

  it('names the settings that production requires', async () => {
    const rostra = await start({ ROSTRA_MODE: 'production' });
    await rostra.ended();
    expect(rostra.exitCode).not.toBe(0);
    expect(rostra.output).toContain('DATABASE_URL');
    expect(rostra.output).not.toMatch(/\n\s+at /);
  });
});

describe('an old Node', () => {
  it('names the required version in one sentence', () => {
    const old = 'Object.defineProperty(process.versions, "node", { value: "18.20.0" })';
    const { stderr, status } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(old)}`, 'bin/start.mjs'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toBe(
      'Rostra needs Node 20.19 or newer to start; this is Node 18.20.0. Install a newer Node and run the command again.\n',
    );
  });
});
