import { describe, expect, it } from 'vitest';
import { layoutTiles, PHONE_BELOW, TILE_GAP, MIN_TILE_WIDTH } from './layoutTiles.ts';
import type { TileSpace } from './layoutTiles.ts';

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
      expect(tileWidth).toBeGreaterThanOrEqual(MIN_TILE_WIDTH);
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
    expect(tileWidth).toBeGreaterThanOrEqual(MIN_TILE_WIDTH);
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

/** Spaces from a phone's sheet to a wide desktop, with and without a spotlight. */
const spaces = [320, 344, 374, 414, 480, 559, 560, 600, 640, 764, 900, 1024, 1200, 1440].flatMap(
  (width) =>
    Array.from({ length: 21 }, (_, index) => 200 + index * 35).flatMap((height) =>
      [true, false].map((hasSpotlight) => ({ width, height, hasSpotlight })),
    ),
);
const counts = Array.from({ length: 50 }, (_, index) => index + 1);

/** Returns what is wrong with a layout; nothing where it follows all rules. */
function faults(space: TileSpace): string[] {
  const { spotlight, placement, columns, tileWidth, tileHeight, doesScroll, rowsHeight } =
    layoutTiles(space);
  const { count, width, height } = space;
  const others = spotlight ? count - 1 : count;
  if (others === 0) return [];
  const row = tileHeight + TILE_GAP;
  const all = Math.ceil(others / columns) * row - TILE_GAP;
  const shown = rowsHeight ?? all;
  const isOver = placement === 'below' || placement === 'strip';
  const besides = placement === 'beside' ? (spotlight?.width ?? 0) + TILE_GAP : 0;
  const above = isOver ? (spotlight?.height ?? 0) + TILE_GAP : 0;
  const rules: [string, boolean][] = [
    ['the spotlight fits', !spotlight || (spotlight.width <= width && spotlight.height <= height)],
    ['a tile fits', tileWidth <= width && tileHeight <= height],
    ['a tile is wide enough', width < PHONE_BELOW || tileWidth >= MIN_TILE_WIDTH],
  ];
  // A strip scrolls sideways; it is visible whole, or the spotlight has all of the height.
  if (placement === 'strip')
    rules.push(['the strip fits', above + tileHeight <= height || above + 1 >= height]);
  else
    rules.push(
      ['the columns fit', besides + columns * (tileWidth + TILE_GAP) - TILE_GAP <= width],
      ['the rows fit', above + shown <= height],
      ['the rows are whole', (shown + TILE_GAP) % row === 0],
      ['it scrolls only where rows are left', doesScroll === shown < all],
    );
  return rules.filter(([, isKept]) => !isKept).map(([rule]) => rule);
}

it.each([
  ['phone', true],
  ['phone', false],
  ['desktop', true],
  ['desktop', false],
] as const)(
  'shows whole rows within the space of a %s, spotlight %s, for 1 to 50 tiles [LMED-05]',
  (device, hasSpotlight) => {
    const broken = spaces
      .filter((space) => space.hasSpotlight === hasSpotlight)
      .filter(({ width }) => (width < PHONE_BELOW ? 'phone' : 'desktop') === device)
      .flatMap((space) => counts.map((count) => ({ ...space, count })))
      .map((space) => ({ ...space, faults: faults(space) }))
      .filter((space) => space.faults.length > 0);
    expect(broken.slice(0, 5)).toEqual([]);
  },
);
