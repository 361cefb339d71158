import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, transition, type } from '../../theme/styles.ts';

const { color, space } = vars;
const subtle = `${vars.border.thin} solid ${color.borderSubtle}`;

export const root = css({ display: 'grid', gap: space[6] });
export const month = css({ display: 'grid', gap: space[3] });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: space[2],
});
/** The month takes the remaining width; on phones it shares a line with the previous and next buttons. */
export const title = css({ flex: 1, minInlineSize: '160px' });
export const turns = css({ display: 'inline-flex' });
export const otherMonth = css({ inlineSize: '184px' });

export const grid = css({
  border: subtle,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const week = css({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });
export const weekday = css({
  ...type('xs'),
  padding: `${space[2]} ${space[3]}`,
  color: color.fgMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { paddingInline: 0, textAlign: 'center' } },
});

export const cell = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: '116px',
    padding: `38px ${space[1]} ${space[1]}`,
    borderBlockStart: subtle,
    selectors: { '&:not(:first-child)': { borderInlineStart: subtle } },
    '@media': { [media.phone]: { minBlockSize: '60px', padding: `36px ${space[1]} ${space[1]}` } },
  },
  variants: {
    isOutside: { true: { background: color.bgPage }, false: {} },
    isChosen: { true: { background: color.bgSelected }, false: {} },
  },
});

/** The whole cell is the day's button; event links lie above it. */
export const day = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  padding: space[1],
  cursor: 'pointer',
  ...transition('background-color'),
  selectors: {
    // Drawn over the cell's background, so that a selected day stays visible under the pointer.
    '&[data-hovered]': { boxShadow: `inset 0 0 0 ${vars.border.thin} ${color.borderStrong}` },
    // Marked by its border, which remains in forced colors mode.
    '[aria-selected="true"] > &': {
      outline: `${vars.focus.ring} solid ${color.bgBrand}`,
      outlineOffset: '-2px',
    },
    '&[data-focus-visible], &:focus-visible': {
      outline: `${vars.border.thick} solid ${color.borderFocus}`,
      outlineOffset: '-3px',
      zIndex: 1,
    },
  },
  '@media': { [media.phone]: { justifyContent: 'center' } },
});

export const number = recipe({
  base: {
    ...type('md'),
    display: 'grid',
    placeItems: 'center',
    inlineSize: '30px',
    blockSize: '30px',
    borderRadius: vars.radius.pill,
    fontWeight: vars.font.weight.medium,
  },
  variants: {
    look: {
      inside: { color: color.fgDefault },
      outside: { color: color.fgMuted, fontWeight: vars.font.weight.regular },
      today: {
        background: color.bgBrand,
        color: color.fgOnBrand,
        fontWeight: vars.font.weight.strong,
        // For forced colors mode, which drops backgrounds.
        border: `${vars.border.thin} solid transparent`,
      },
    },
  },
});

export const events = css({
  display: 'grid',
  gap: '2px',
  '@media': { [media.phone]: { display: 'none' } },
});
/** On phones a day shows only bars; its events are in the list below. */
export const bars = css({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', pointerEvents: 'none' } },
});

/** Forced colors mode hides the bars, so their count is shown instead. */
export const count = css({
  display: 'none',
  '@media': {
    [`${media.phone} and ${media.forcedColors}`]: {
      ...type('xs'),
      display: 'block',
      textAlign: 'center',
      pointerEvents: 'none',
    },
  },
});

export const event = recipe({
  base: {
    ...type('xs'),
    position: 'relative',
    display: 'flex',
    gap: space[1],
    paddingInlineStart: space[2],
    paddingInlineEnd: space[1],
    borderRadius: vars.radius.small,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    color: color.fgDefault,
    selectors: {
      '&[data-hovered]': { background: color.bgHover, textDecoration: 'underline' },
    },
  },
  variants: {
    state: {
      planned: {},
      ongoing: { color: color.fgAccent, fontWeight: vars.font.weight.strong },
      finished: { color: color.fgMuted },
      canceled: { color: color.fgMuted, textDecoration: 'line-through' },
    },
  },
});
/** The event's type, at the start of the line. */
export const kind = css({
  position: 'absolute',
  insetInlineStart: '1px',
  insetBlock: '3px',
  inlineSize: '3px',
  blockSize: 'auto',
  minInlineSize: 0,
});
export const name = css({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const more = css({
  ...type('xs'),
  paddingInlineStart: space[2],
  color: color.fgSecondary,
  pointerEvents: 'none',
});

export const list = css({ display: 'grid', gap: space[1] });
export const row = css({
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: subtle } },
});
/** Below the grid: the zone, and the legend of colors. */
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
});
