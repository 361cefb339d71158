/** Where tiles stand, in px. */
export interface TileLayout {
  /** The large picture above or beside the others, where there is one. */
  home: { width: number; height: number } | null;
  /** The others stand under it, beside it, in one line that scrolls, or there is no home screen. */
  placement: 'grid' | 'below' | 'beside' | 'strip';
  columns: number;
  tileWidth: number;
  tileHeight: number;
  /** Not all tiles fit: they scroll. */
  doesScroll: boolean;
  /** A low place shows whole rows alone: how high they are together. */
  rowsHeight?: number;
}

/** What is laid out, in px. */
export interface TileSpace {
  /** Tiles, the home screen included. */
  count: number;
  hasHome: boolean;
  width: number;
  height: number;
}

/** Nobody's tile is narrower on a desk (look §7). */
export const TILE_WIDTH_LEAST = 144;
/** Between two tiles; the ring of who speaks fits in. */
export const TILE_GAP = 10;
/** Under this width a room is a phone's: home screen over a strip of three (look §7). */
export const PHONE_BELOW = 560;
const STRIP_SHOWN = 3;
/** A place that is lower has no half row to spare: above a sheet nobody is cut through the middle. */
const LOW_BELOW = 320;
const RATIO = 16 / 9;
/** Beside the home screen where the place is wider than this. */
const WIDE = 2.1;
/** The part of the line that the home screen takes where others stand beside it. */
const HOME_PART = 0.74;
/** Tiles a row under the home screen (look §7). */
const COLUMNS_BELOW = 4;
/** The most of the height that the rows under it take before they scroll. */
const ROWS_PART = 0.45;

const inside = (width: number, height: number): { width: number; height: number } => {
  const wide = Math.max(0, Math.min(width, height * RATIO));
  return { width: Math.floor(wide), height: Math.floor(wide / RATIO) };
};

/** The columns that make tiles the largest in a place; none narrower than allowed. */
function largest(count: number, width: number, height: number, least: number) {
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
  if (best.tileWidth >= least) return { ...best, doesScroll: false };
  const columns = Math.max(1, Math.floor((width + TILE_GAP) / (least + TILE_GAP)));
  const fitting = Math.min(columns, count);
  const tileWidth = Math.floor((width - TILE_GAP * (fitting - 1)) / fitting);
  return {
    columns: fitting,
    tileWidth,
    tileHeight: Math.floor(tileWidth / RATIO),
    doesScroll: true,
  };
}

/** Tiles of one size on a phone: two beside each other at most. */
function even(count: number, width: number, height: number): TileLayout {
  const half = (width - TILE_GAP) / 2;
  const tiles = largest(count, width, height, Math.min(width, half));
  if (!tiles.doesScroll || height >= LOW_BELOW) return { home: null, placement: 'grid', ...tiles };
  const tile = inside(half, height);
  const row = tile.height + TILE_GAP;
  const rows = Math.max(1, Math.floor((height + TILE_GAP) / row));
  return {
    home: null,
    placement: 'grid',
    columns: 2,
    tileWidth: tile.width,
    tileHeight: tile.height,
    doesScroll: true,
    rowsHeight: rows * row - TILE_GAP,
  };
}

function phone({ count, hasHome, width, height }: TileSpace): TileLayout {
  if (!hasHome) return even(count, width, height);
  const home = inside(width, height);
  const others = Math.max(1, count - 1);
  // A tall phone has room for rows of two; a low one, or one whose half is a sheet, for a strip.
  const pair = Math.floor((width - TILE_GAP) / 2);
  const pairHeight = Math.floor(pair / RATIO);
  const left = height - home.height - TILE_GAP;
  if (left >= 2 * pairHeight + TILE_GAP)
    return {
      home,
      placement: 'below',
      columns: 2,
      tileWidth: pair,
      tileHeight: pairHeight,
      doesScroll: Math.ceil(others / 2) * (pairHeight + TILE_GAP) - TILE_GAP > left,
    };
  const tileWidth = Math.floor((width - TILE_GAP * (STRIP_SHOWN - 1)) / STRIP_SHOWN);
  const tileHeight = Math.floor(tileWidth / RATIO);
  // A sheet leaves little: the large picture gives way so that the strip is seen whole, or not at all.
  const below = tileHeight + TILE_GAP;
  const gives = count > 1 && home.height + below > height && height > 2 * below;
  return {
    home: gives ? inside(width, height - below) : home,
    placement: 'strip',
    columns: others,
    tileWidth,
    tileHeight,
    doesScroll: count - 1 > STRIP_SHOWN,
  };
}

/**
 * Lays out 16:9 tiles in a place: as large as they can be, one large home screen first where there is
 * one, on phones over rows of two or a strip of three. A pure function of the place and the number.
 */
export function layoutTiles(space: TileSpace): TileLayout {
  const { count, hasHome, width, height } = space;
  if (width < PHONE_BELOW) return phone(space);
  const others = count - 1;
  if (!hasHome)
    return {
      home: null,
      placement: 'grid',
      ...largest(Math.max(1, count), width, height, TILE_WIDTH_LEAST),
    };
  if (others === 0)
    return {
      home: inside(width, height),
      placement: 'below',
      columns: 1,
      tileWidth: 0,
      tileHeight: 0,
      doesScroll: false,
    };
  if (width / height > WIDE) {
    const home = inside(width * HOME_PART, height);
    const tiles = largest(others, width - home.width - TILE_GAP, height, TILE_WIDTH_LEAST);
    return { home, placement: 'beside', ...tiles };
  }
  // Four a row under it (look §7), at least one row in sight.
  const columns = COLUMNS_BELOW;
  const tileWidth = Math.floor((width - TILE_GAP * (columns - 1)) / columns);
  const tileHeight = Math.floor(tileWidth / RATIO);
  const rows = Math.ceil(others / columns);
  const wished = rows * (tileHeight + TILE_GAP);
  const least = tileHeight + TILE_GAP;
  const home = inside(width, height - Math.max(least, Math.min(wished, height * ROWS_PART)));
  return {
    home,
    placement: 'below',
    columns,
    tileWidth,
    tileHeight,
    doesScroll: home.height + wished > height,
  };
}
