import { describe, expect, it } from 'vitest';
import { layoutTiles, TILE_GAP, TILE_WIDTH_LEAST } from './layoutTiles.ts';

const desk = { width: 764, height: 700 };
const cinema = { width: 1400, height: 560 };
const phone = { width: 344, height: 280 };
const tallPhone = { width: 344, height: 620 };
const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

describe('tiles without a spotlight [LMED-05]', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 2],
    [9, 3],
    [10, 3],
    [12, 3],
  ])('arranges %d on a desktop in %d columns', (count, columns) => {
    expect(layoutTiles({ count, hasSpotlight: false, ...desk }).columns).toBe(columns);
  });

  it.each(twelve)('fits %d into the space, none under 144 px', (count) => {
    for (const place of [desk, cinema]) {
      const { columns, tileWidth, tileHeight, doesScroll } = layoutTiles({
        count,
        hasSpotlight: false,
        ...place,
      });
      const rows = Math.ceil(count / columns);
      expect(doesScroll).toBe(false);
      expect(tileWidth).toBeGreaterThanOrEqual(TILE_WIDTH_LEAST);
      expect(columns * tileWidth + (columns - 1) * TILE_GAP).toBeLessThanOrEqual(place.width);
      expect(rows * tileHeight + (rows - 1) * TILE_GAP).toBeLessThanOrEqual(place.height);
    }
  });

  it('keeps 12 tiles at 144 px in a low space, and scrolls', () => {
    const { tileWidth, doesScroll } = layoutTiles({
      count: 12,
      hasSpotlight: false,
      width: 600,
      height: 180,
    });
    expect(doesScroll).toBe(true);
    expect(tileWidth).toBeGreaterThanOrEqual(TILE_WIDTH_LEAST);
  });
});

describe('tiles with a spotlight [LHST-13]', () => {
  it.each([
    [1, desk, 'below', false],
    [2, desk, 'below', false],
    [5, desk, 'below', false],
    [9, desk, 'below', false],
    [12, desk, 'below', true],
    [4, cinema, 'beside', false],
    [12, cinema, 'beside', false],
    [1, phone, 'strip', false],
    [4, phone, 'strip', false],
    [12, phone, 'strip', true],
    [5, tallPhone, 'below', false],
    [12, tallPhone, 'below', true],
  ] as const)(
    'puts %d in %o with the others %s, scrolling %s',
    (count, place, placement, scrolls) => {
      const layout = layoutTiles({ count, hasSpotlight: true, ...place });
      expect([layout.placement, layout.doesScroll]).toEqual([placement, scrolls]);
    },
  );

  it.each(twelve)('makes the spotlight wider than each of %d', (count) => {
    for (const place of [desk, cinema, phone, tallPhone]) {
      const { spotlight, tileWidth } = layoutTiles({ count, hasSpotlight: true, ...place });
      expect(spotlight?.width).toBeGreaterThan(tileWidth);
      expect(spotlight?.width).toBeLessThanOrEqual(place.width);
    }
  });
});

it("shrinks the spotlight above a phone's sheet for the strip, and keeps it the largest", () => {
  const low = { width: 374, height: 217 };
  const { spotlight, tileWidth, tileHeight } = layoutTiles({
    count: 8,
    hasSpotlight: true,
    ...low,
  });
  expect((spotlight?.height ?? 0) + TILE_GAP + tileHeight).toBeLessThanOrEqual(low.height);
  expect(spotlight?.width).toBeGreaterThan(tileWidth);
  expect(layoutTiles({ count: 1, hasSpotlight: true, ...low }).spotlight?.height).toBe(210);
});

it('shows three tiles of the strip on a phone', () => {
  const { tileWidth } = layoutTiles({ count: 8, hasSpotlight: true, ...phone });
  expect(3 * tileWidth + 2 * TILE_GAP).toBeLessThanOrEqual(phone.width);
});

it('shows two tiles of the strip where a row of them fits, and leaves less than a row empty', () => {
  const width = 374;
  for (let height = 180; height < 700; height += 7) {
    const layout = layoutTiles({ count: 8, hasSpotlight: true, width, height });
    if (layout.placement !== 'strip') continue;
    const pairHeight = Math.floor(Math.floor((width - TILE_GAP) / 2) / (16 / 9));
    const used = (layout.spotlight?.height ?? 0) + TILE_GAP + layout.tileHeight;
    expect([height, height - used < pairHeight + TILE_GAP]).toEqual([height, true]);
  }
});

it('shows at most two tiles side by side on a phone without a spotlight', () => {
  expect(layoutTiles({ count: 12, hasSpotlight: false, ...phone })).toMatchObject({
    columns: 2,
    doesScroll: true,
  });
});

it.each([3, 5, 12])(
  "shows %d tiles above a phone's sheet in whole rows without a spotlight",
  (count) => {
    for (const height of [80, 110, 165, 230, 265, 330, 480]) {
      const { columns, tileWidth, tileHeight, rowsHeight, doesScroll } = layoutTiles({
        count,
        hasSpotlight: false,
        width: 374,
        height,
      });
      const rows = Math.ceil(count / columns);
      const shown = rowsHeight ?? rows * (tileHeight + TILE_GAP) - TILE_GAP;
      expect(shown).toBeLessThanOrEqual(height);
      expect((shown + TILE_GAP) % (tileHeight + TILE_GAP)).toBe(0);
      expect(columns * tileWidth + (columns - 1) * TILE_GAP).toBeLessThanOrEqual(374);
      expect(doesScroll).toBe(shown < rows * (tileHeight + TILE_GAP) - TILE_GAP);
    }
  },
);
