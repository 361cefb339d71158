import { describe, expect, it } from 'vitest';
import {
  CHECK_PAIRS,
  UID_RANGES,
  checkUidsOf,
  isUidOf,
  monitorUidOf,
  phoneUidOf,
  screenUidOf,
} from './uidRanges.ts';
import type { UidKind } from './uidRanges.ts';

const KINDS = Object.keys(UID_RANGES) as UidKind[];
const { members, screens, phones, checks, monitors } = UID_RANGES;

describe('numbers on media channels', () => {
  it('keeps the ranges apart and within 32 bits [LCON-06, LDIA-09, FND-31]', () => {
    const ranges = Object.values(UID_RANGES).toSorted((one, other) => one.first - other.first);
    let before = 0;
    for (const { first, last } of ranges) {
      expect(first).toBeGreaterThan(before);
      expect(last).toBeGreaterThanOrEqual(first);
      before = last;
    }
    expect(before).toBeLessThan(2 ** 32);
  });

  it('assigns both ends of a range to one kind', () => {
    for (const kind of KINDS) {
      for (const uid of [UID_RANGES[kind].first, UID_RANGES[kind].last])
        expect(KINDS.filter((each) => isUidOf(each, uid))).toEqual([kind]);
    }
  });

  it('keeps first and last numbers in their range', () => {
    expect(screenUidOf(members.first)).toBe(screens.first + 1);
    expect(screenUidOf(members.last)).toBe(screens.last);
    expect([phoneUidOf(1), phoneUidOf(999_999_999)]).toEqual([phones.first + 1, phones.last]);
    expect(checkUidsOf(0)[0]).toBe(checks.first);
    expect(checkUidsOf(CHECK_PAIRS - 1)[1]).toBe(checks.last);
  });

  it('gives each check its own pair of numbers', () => {
    expect(checkUidsOf(3)).toEqual([checks.first + 6, checks.first + 7]);
    expect(new Set([0, 1, 2].flatMap((number) => checkUidsOf(number))).size).toBe(6);
  });

  it('restarts after the last monitor, inside their range', () => {
    const size = monitors.last - monitors.first + 1;
    expect([0, 1, size - 1, size].map(monitorUidOf)).toEqual([
      monitors.first,
      monitors.first + 1,
      monitors.last,
      monitors.first,
    ]);
  });
});
