import { readFileSync } from 'node:fs';

/** The kernel counts a process's time in hundredths of a second. */
const TICKS_A_SECOND = 100;
/** Of the fields after the name: time in the program, time in the kernel. */
const USER_FIELD = 11;
const KERNEL_FIELD = 12;

/** Seconds of processor that a process has had, its children not counted. */
export function cpuOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_FIELD]) + Number(fields[KERNEL_FIELD])) / TICKS_A_SECOND;
}

/** The children that a process has now. */
export function childrenOf(pid: number): readonly number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

/** Cores that a process uses over a time. */
export async function coresOf(pid: number, act: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  const before = cpuOf(pid);
  await act();
  return (cpuOf(pid) - before) / ((performance.now() - from) / 1000);
}
