import { vars } from '../../theme/contract.css.ts';
import { css, focusInMiddle, recipe, type } from '../../theme/styles.ts';
import { TILE_GAP } from './layoutTiles.ts';

const gap = `${TILE_GAP}px`;

export const place = css({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
  position: 'relative',
});

export const root = recipe({
  base: { display: 'flex', gap, position: 'absolute', inset: 0 },
  variants: {
    placement: {
      grid: { flexDirection: 'column' },
      below: { flexDirection: 'column', alignItems: 'center' },
      strip: { flexDirection: 'column', alignItems: 'center' },
      beside: { flexDirection: 'row', alignItems: 'center' },
    },
    // Nothing is below the spotlight.
    isAlone: { true: { justifyContent: 'center' }, false: {} },
  },
});

export const spotlight = css({ flex: 'none' });

export const tiles = recipe({
  base: {
    display: 'grid',
    gap,
    justifyContent: 'center',
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
    inlineSize: '100%',
    selectors: {
      '&:focus-visible': {
        outline: `${vars.focus.ring} solid ${vars.color.borderFocusInverse}`,
        outlineOffset: '-2px',
      },
    },
  },
  variants: {
    placement: {
      grid: { alignContent: 'center' },
      below: { alignContent: 'start', justifyContent: 'start' },
      beside: { alignContent: 'center', blockSize: '100%' },
      strip: { ...focusInMiddle, alignContent: 'start', justifyContent: 'start', flex: 'none' },
    },
    // Room for the active speaker's ring, which is outside the tile.
    doesScroll: {
      true: {
        overflow: 'auto',
        alignContent: 'start',
        padding: '5px',
        margin: '-5px',
        inlineSize: 'calc(100% + 10px)',
        flexShrink: 0,
      },
      false: {},
    },
    // No half row is visible, not even after scrolling.
    isWhole: {
      true: { scrollSnapType: 'y mandatory', scrollPaddingBlock: '5px' },
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { placement: 'below', doesScroll: true },
      style: { flexShrink: 1 },
    },
    {
      variants: { placement: 'grid', doesScroll: true },
      style: { flexShrink: 1 },
    },
    {
      variants: { placement: 'beside', doesScroll: true },
      style: { blockSize: 'calc(100% + 10px)' },
    },
  ],
});

export const snaps = css({ scrollSnapAlign: 'start' });

export const empty = css({
  ...type('lg'),
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.fgStageMuted,
});
