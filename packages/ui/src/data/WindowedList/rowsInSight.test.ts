import { describe, expect, it } from 'vitest';
import { rowsInSight } from './rowsInSight.ts';

const NONE = -1;

describe('rowsInSight', () => {
  it.each([0, 1, 4800, 240_000, 479_300])('renders at most 24 of 10,000 rows at %d px', (top) => {
    const { rows } = rowsInSight(10_000, 48, { top, height: 700 }, NONE);
    expect(rows.length).toBeLessThanOrEqual(24);
    expect(rows).toContain(Math.floor(top / 48));
    expect(rows).toContain(Math.min(9999, Math.ceil((top + 700) / 48) - 1));
  });

  it('draws no row that doesn’t exist', () => {
    expect(rowsInSight(0, 48, { top: 0, height: 700 }, NONE).rows).toEqual([]);
    expect(rowsInSight(2, 48, { top: 0, height: 700 }, NONE).rows).toEqual([0, 1]);
    expect(rowsInSight(2, 48, { top: 9600, height: 700 }, 5).rows).toEqual([]);
  });

  it('keeps the focused row, in its order, and doesn’t count it as visible', () => {
    const view = { top: 4800, height: 480 };
    expect(rowsInSight(10_000, 48, view, 3)).toMatchObject({ from: 96, until: 114 });
    expect(rowsInSight(10_000, 48, view, 3).rows.slice(0, 2)).toEqual([3, 96]);
    expect(rowsInSight(10_000, 48, view, 900).rows.slice(-2)).toEqual([113, 900]);
    expect(rowsInSight(10_000, 48, view, 100).rows).toHaveLength(18);
  });
});
