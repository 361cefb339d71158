import { expect, it } from 'vitest';
import { VirtualClock } from './VirtualClock.ts';

it('runs actions in order of time, simultaneous ones in order of scheduling', async () => {
  const clock = new VirtualClock(1000);
  const acts: string[] = [];
  clock.schedule(20, () => acts.push(`c${clock.now()}`));
  clock.schedule(10, () => acts.push(`a${clock.now()}`));
  clock.schedule(10, () => acts.push(`b${clock.now()}`));
  await clock.advance(15);
  expect(acts).toEqual(['a1010', 'b1010']);
  await clock.advance(15);
  expect(acts).toEqual(['a1010', 'b1010', 'c1020']);
  expect(clock.now()).toBe(1030);
});

it('runs actions scheduled by an action in the same advance, with promises settled in between', async () => {
  const clock = new VirtualClock();
  const acts: string[] = [];
  clock.schedule(1, () => {
    void Promise.resolve().then(() => clock.schedule(1, () => acts.push(`chained ${clock.now()}`)));
  });
  clock.schedule(3, () => acts.push('later'));
  await clock.advance(5);
  expect(acts).toEqual(['chained 2', 'later']);
});

it('drops a canceled action', async () => {
  const clock = new VirtualClock();
  let isDone = false;
  const cancel = clock.schedule(1, () => (isDone = true));
  cancel();
  cancel();
  await clock.advance(2);
  expect(isDone).toBe(false);
  expect(clock.waiting).toBe(0);
});
