import { describe, expect, it } from 'vitest';
import { perProcess, ProcessState } from './ProcessState.ts';

describe('perProcess', () => {
  const countOf = perProcess(() => ({ value: 0 }));
  const namesOf = perProcess(({ first }: { first: string }) => [first]);

  it('makes one object for each process', () => {
    const [one, other] = [new ProcessState(), new ProcessState()];
    countOf({ processState: one }).value += 1;
    expect(countOf({ processState: one })).toEqual({ value: 1 });
    expect(countOf({ processState: other })).toEqual({ value: 0 });
  });

  it('keeps the object that was made first, whatever is passed later', () => {
    const processState = new ProcessState();
    namesOf({ processState, first: 'a' }).push('b');
    expect(namesOf({ processState, first: 'c' })).toEqual(['a', 'b']);
  });
});
