/** The layout of the tiles, in px. */
export interface TileLayout {
  /** The spotlight above or beside the others, where there is one. */
  spotlight: { width: number; height: number } | null;
  /**
   * The other tiles are below it, beside it, or in one scrolling line; or there is no spotlight.
   */
  placement: 'grid' | 'below' | 'beside' | 'strip';
  columns: number;
  tileWidth: number;
  tileHeight: number;
  /** Not all tiles fit: they scroll. */
  doesScroll: boolean;
  /** Rows that scroll are visible whole, none cut through the middle: their total height. */
  rowsHeight?: number;
}

/** The tiles and their space, in px. */
export interface TileSpace {
  /** The number of tiles, including the spotlight. */
  count: number;
  hasSpotlight: boolean;
  width: number;
  height: number;
}

/** The minimum width of a tile on a desktop (look §7). */
export const MIN_TILE_WIDTH = 144;
/** Between two tiles; the ring of who speaks fits in. */
export const TILE_GAP = 10;
/** Below this width a room has a phone's layout: the spotlight over a strip of three (look §7). */
export const PHONE_BELOW = 560;
const STRIP_SHOWN = 3;
const RATIO = 16 / 9;
/** The others are beside the spotlight where the space is wider than this ratio. */
const WIDE = 2.1;
/** The share of the width for the spotlight where others are beside it. */
const SPOTLIGHT_PART = 0.74;
/** Tiles per row under the spotlight (look §7), fewer where they would be too narrow. */
const COLUMNS_BELOW = 4;
/** The most of the height that the rows under it take before they scroll. */
const ROWS_PART = 0.45;

const inside = (width: number, height: number): { width: number; height: number } => {
  const wide = Math.max(0, Math.min(width, height * RATIO));
  return { width: Math.floor(wide), height: Math.floor(wide / RATIO) };
};

/** Returns whether rows scroll in a height, and then the height of the whole rows that fit. */
function wholeRows(
  rows: number,
  tileHeight: number,
  height: number,
): Pick<TileLayout, 'doesScroll' | 'rowsHeight'> {
  const row = tileHeight + TILE_GAP;
  const visible = Math.max(1, Math.floor((height + TILE_GAP) / row));
  if (visible >= rows) return { doesScroll: false };
  return { doesScroll: true, rowsHeight: visible * row - TILE_GAP };
}

/** Returns the number of columns with the largest tiles in a space; none narrower than allowed. */
function largest(
  count: number,
  width: number,
  height: number,
  min: number,
): Omit<TileLayout, 'spotlight' | 'placement'> {
  let best = { columns: 1, tileWidth: 0, tileHeight: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const tile = inside(
      (width - TILE_GAP * (columns - 1)) / columns,
      (height - TILE_GAP * (rows - 1)) / rows,
    );
    if (tile.width > best.tileWidth)
      best = { columns, tileWidth: tile.width, tileHeight: tile.height };
  }
  if (best.tileWidth >= min) return { ...best, doesScroll: false };
  const columns = Math.min(Math.max(1, Math.floor((width + TILE_GAP) / (min + TILE_GAP))), count);
  const tile = inside((width - TILE_GAP * (columns - 1)) / columns, height);
  return {
    columns,
    tileWidth: tile.width,
    tileHeight: tile.height,
    ...wholeRows(Math.ceil(count / columns), tile.height, height),
  };
}

/** Tiles of one size on a phone: two beside each other at most. */
function even(count: number, width: number, height: number): TileLayout {
  const half = (width - TILE_GAP) / 2;
  const tiles = largest(count, width, height, Math.min(width, half));
  return { spotlight: null, placement: 'grid', ...tiles };
}

function phone({ count, hasSpotlight, width, height }: TileSpace): TileLayout {
  if (!hasSpotlight) return even(count, width, height);
  const spotlight = inside(width, height);
  const others = Math.max(1, count - 1);
  // A tall phone has room for rows of two; a lower one, or one whose half is a sheet, for a strip.
  const pair = Math.floor((width - TILE_GAP) / 2);
  const pairHeight = Math.floor(pair / RATIO);
  const left = height - spotlight.height - TILE_GAP;
  if (left >= 2 * pairHeight + TILE_GAP)
    return {
      spotlight,
      placement: 'below',
      columns: 2,
      tileWidth: pair,
      tileHeight: pairHeight,
      ...wholeRows(Math.ceil(others / 2), pairHeight, left),
    };
  // Two where a row of them fits: their names and buttons have room.
  const shown = left >= pairHeight ? 2 : STRIP_SHOWN;
  const tileWidth = Math.floor((width - TILE_GAP * (shown - 1)) / shown);
  const tileHeight = Math.floor(tileWidth / RATIO);
  // A sheet leaves little room: the spotlight shrinks so that the strip is visible whole, or not at
  // all.
  const below = tileHeight + TILE_GAP;
  const gives = count > 1 && spotlight.height + below > height && height > 2 * below;
  return {
    spotlight: gives ? inside(width, height - below) : spotlight,
    placement: 'strip',
    columns: others,
    tileWidth,
    tileHeight,
    doesScroll: count - 1 > shown,
  };
}

/**
 * Lays out 16:9 tiles in a space, as large as possible, with a spotlight first where there is one.
 * On phones the spotlight is over rows of two, or a strip of two or three. A pure function of the space and
 * the number.
 */
export function layoutTiles(space: TileSpace): TileLayout {
  const { count, hasSpotlight, width, height } = space;
  if (width < PHONE_BELOW) return phone(space);
  const others = count - 1;
  if (!hasSpotlight)
    return {
      spotlight: null,
      placement: 'grid',
      ...largest(Math.max(1, count), width, height, MIN_TILE_WIDTH),
    };
  if (others === 0)
    return {
      spotlight: inside(width, height),
      placement: 'below',
      columns: 1,
      tileWidth: 0,
      tileHeight: 0,
      doesScroll: false,
    };
  if (width / height > WIDE) {
    const widest = Math.min(width * SPOTLIGHT_PART, width - TILE_GAP - MIN_TILE_WIDTH);
    const spotlight = inside(widest, height);
    const tiles = largest(others, width - spotlight.width - TILE_GAP, height, MIN_TILE_WIDTH);
    return { spotlight, placement: 'beside', ...tiles };
  }
  // Four per row under it (look §7), at least one row visible.
  const columns = Math.min(
    COLUMNS_BELOW,
    Math.floor((width + TILE_GAP) / (MIN_TILE_WIDTH + TILE_GAP)),
  );
  const tileWidth = Math.floor((width - TILE_GAP * (columns - 1)) / columns);
  const tileHeight = Math.floor(tileWidth / RATIO);
  const row = tileHeight + TILE_GAP;
  const requested = Math.ceil(others / columns);
  const given = Math.min(requested, Math.max(1, Math.floor((height * ROWS_PART) / row)));
  const spotlight = inside(width, height - given * row);
  return {
    spotlight,
    placement: 'below',
    columns,
    tileWidth,
    tileHeight,
    ...wholeRows(requested, tileHeight, height - spotlight.height - TILE_GAP),
  };
}
