import { afterEach, expect, it, vi } from 'vitest';
import { SfuProcess } from './SfuProcess.ts';

const settings = { SFU_ADDRESS: '127.0.0.1' };
let sfu: SfuProcess | undefined;

afterEach(() => sfu?.stop());

const isThere = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('replaces a killed process with its spare at once and starts another spare', async () => {
  const restarted = vi.fn<() => void>();
  const message = vi.fn<() => void>();
  sfu = new SfuProcess(settings, { message, restarted }, 0);
  sfu.ensure();
  sfu.ensure();
  await expect.poll(() => sfu?.sparePid).toBeDefined();
  const [first = 0, spare] = [sfu.pid, sfu.sparePid];
  expect(restarted).not.toHaveBeenCalled();
  process.kill(first, 'SIGKILL');
  await expect.poll(() => restarted.mock.calls.length).toBe(1);
  expect(sfu.pid).toBe(spare);
  expect(message).toHaveBeenLastCalledWith({ type: 'ready' });
  await expect.poll(() => sfu?.sparePid).toBeDefined();
  const last = [sfu.pid, sfu.sparePid];
  await sfu.stop();
  expect(last.map(isThere)).toEqual([false, false]);
});

it('replaces a dead spare and restarts the process if there is no spare', async () => {
  const restarted = vi.fn<() => void>();
  sfu = new SfuProcess(settings, { message: () => undefined, restarted }, 0);
  sfu.ensure();
  await expect.poll(() => sfu?.sparePid).toBeDefined();
  const spare = sfu.sparePid ?? 0;
  process.kill(spare, 'SIGKILL');
  await expect.poll(() => sfu?.sparePid ?? spare).not.toBe(spare);
  expect(restarted).not.toHaveBeenCalled();
  await sfu.stop();

  const hears = vi.fn<() => void>();
  sfu = new SfuProcess(settings, { message: hears, restarted }, 60_000);
  sfu.ensure();
  await expect.poll(() => hears.mock.calls.length).toBe(1);
  process.kill(sfu.pid ?? 0, 'SIGKILL');
  await expect.poll(() => restarted.mock.calls.length).toBe(1);
  expect(sfu.sparePid).toBeUndefined();
});
