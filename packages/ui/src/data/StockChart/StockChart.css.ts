import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;
const HEIGHT = '252px';
const HEIGHT_PHONE = '200px';
/** The space of marks' labels, above the drawing. */
const WORDS = '24px';

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const head = css({ display: 'grid', gap: space[1] });
export const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const amount = css({
  ...type('title-lg'),
  fontWeight: vars.font.weight.strong,
  letterSpacing: '-0.02em',
});
export const note = css({
  ...type('xs'),
  color: color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
});

/** As high as the chart, so that nothing below moves when it loads. */
export const waiting = css({
  minBlockSize: `calc(${HEIGHT} + ${WORDS} + ${space[6]})`,
  display: 'grid',
  alignContent: 'center',
  '@media': { [media.phone]: { minBlockSize: `calc(${HEIGHT_PHONE} + ${WORDS} + ${space[6]})` } },
});
/** Long tables scroll in the chart's space. */
export const table = css({ maxBlockSize: '420px', overflowY: 'auto' });

export const frame = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: space[2],
  paddingBlockStart: WORDS,
});
export const prices = css({
  ...type('xs'),
  position: 'relative',
  color: color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
/** Makes the column as wide as its longest number. */
export const widest = css({ visibility: 'hidden' });
export const priceLabel = css({ position: 'absolute', insetInlineEnd: 0, translate: '0 -50%' });
export const days = css({
  ...type('xs'),
  gridColumn: 2,
  position: 'relative',
  blockSize: space[6],
  paddingBlockStart: space[1],
  color: color.fgMuted,
  whiteSpace: 'nowrap',
});
export const dayLabel = recipe({
  base: { position: 'absolute' },
  variants: {
    place: {
      first: { insetInlineStart: 0 },
      middle: { translate: '-50% 0' },
      last: { insetInlineEnd: 0 },
    },
    isWideOnly: { true: { '@media': { [media.phone]: { display: 'none' } } }, false: {} },
  },
});

export const drawing = css(
  withFocusRing({
    position: 'relative',
    blockSize: HEIGHT,
    cursor: 'crosshair',
    // Along the chart it is read; up and down the page scrolls.
    touchAction: 'pan-y',
    selectors: {
      '&:has(input:focus-visible)': {
        outline: `${vars.focus.ring} solid ${color.borderFocus}`,
        outlineOffset: vars.focus.offset,
        borderRadius: vars.radius.small,
      },
    },
    '@media': { [media.phone]: { blockSize: HEIGHT_PHONE } },
  }),
);
export const svg = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
});
const thin = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const gridLine = css({ ...thin, stroke: color.borderSubtle });
export const future = css({
  fill: color.bgSunken,
  '@media': { [media.forcedColors]: { fill: 'none' } },
});
export const target = css({
  ...thin,
  stroke: color.fgBrand,
  strokeWidth: '1.5px',
  strokeDasharray: '6 5',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const start = css({
  ...thin,
  stroke: color.fgMuted,
  strokeDasharray: '2 4',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const line = recipe({
  base: {
    ...thin,
    strokeWidth: '2px',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  },
  variants: {
    direction: {
      rise: { stroke: color.fgRise },
      fall: { stroke: color.fgFall },
      flat: { stroke: color.chart1 },
    },
  },
});
export const area = recipe({
  base: { opacity: 0.75, '@media': { [media.forcedColors]: { fill: 'none' } } },
  variants: {
    direction: {
      rise: { fill: color.bgRiseSoft },
      fall: { fill: color.bgFallSoft },
      flat: { fill: color.bgNeutral },
    },
  },
});
export const upright = recipe({
  base: { ...thin, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } },
  variants: {
    of: { mark: { stroke: color.borderDefault }, cursor: { stroke: color.borderStrong } },
  },
});

export const dot = recipe({
  base: {
    position: 'absolute',
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: vars.radius.pill,
    border: '2px solid currentColor',
    background: 'currentColor',
    translate: '-50% -50%',
    pointerEvents: 'none',
    color: color.fgDefault,
  },
  variants: {
    of: {
      rise: { color: color.fgRise },
      fall: { color: color.fgFall },
      flat: { color: color.chart1 },
      start: {},
      mark: { background: color.bgSurface },
      cursor: { background: color.bgSurface },
    },
  },
});
export const words = recipe({
  base: {
    ...type('xs'),
    position: 'absolute',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    of: {
      target: {
        insetInlineStart: space[2],
        color: color.fgBrand,
        fontWeight: vars.font.weight.strong,
      },
      start: { insetInlineEnd: space[1], color: color.fgSecondary },
      mark: { insetBlockEnd: '100%', color: color.fgDefault },
    },
    side: {
      above: { translate: '0 -100%' },
      below: {},
      after: { paddingInlineStart: space[1] },
      before: { paddingInlineEnd: space[1], translate: '-100% 0' },
    },
  },
});
/** The browser's own slider, over the drawing: keys and the gestures of touch readers; a pointer reads the drawing itself. */
export const slider = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
