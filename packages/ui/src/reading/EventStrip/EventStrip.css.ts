import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, transition, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;
/** Container widths, not window widths: `medium` hides the month column, `narrow` the labels of counts. */
const medium = '(width < 45rem)';
const narrow = '(width < 37.5rem)';
/** Too narrow for seven columns: text of twice the size on a phone. */
const tight = '(width < 17rem)';
const subtle = `${vars.border.thin} solid ${color.borderSubtle}`;

export const place = css({ containerType: 'inline-size' });

export const strip = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '8.5rem repeat(7, minmax(0, 1fr))',
  background: color.bgRaised,
  border: subtle,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
  '@container': {
    [medium]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
    [tight]: { gridTemplateColumns: 'repeat(auto-fill, minmax(3rem, 1fr))' },
  },
});

export const lead = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[4],
  '@container': { [medium]: { display: 'none' } },
  // A sheet is narrow, and its days need their month and year.
  '@media': { print: { selectors: { '&&': { display: 'flex', gridColumn: '1 / -1' } } } },
});

export const month = css({ ...type('md'), display: 'block', fontWeight: vars.font.weight.strong });

export const total = css({ ...type('xs'), display: 'block', color: color.fgMuted });

export const day = css(
  withFocusRing({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minInlineSize: 0,
    padding: `${space[4]} ${space[3]} ${space[3]}`,
    borderInlineStart: subtle,
    textAlign: 'start',
    ...transition('background-color'),
    outlineOffset: '-2px',
    selectors: {
      '&[data-hovered]': { background: color.bgHover },
      '&[data-selected]': { background: color.bgSelected },
      '&[data-focus-visible], &:focus-visible': {
        outline: `${vars.focus.ring} solid ${color.borderFocus}`,
        outlineOffset: '-2px',
      },
    },
    '@container': {
      [narrow]: {
        paddingInline: space[1],
        paddingBlock: `${space[3]} ${space[2]}`,
        textAlign: 'center',
        selectors: { '&:nth-child(2)': { borderInlineStart: 0 } },
      },
      // Rules outwards: the strip cuts those at its edge.
      [tight]: {
        marginBlockStart: '-1px',
        marginInlineStart: '-1px',
        borderBlockStart: subtle,
      },
    },
  }),
);

export const name = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  '@container': { [narrow]: { flexDirection: 'column-reverse', alignItems: 'center', gap: 0 } },
});

export const number = css({
  fontSize: vars.font.size['title-md'],
  lineHeight: '1.75rem',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  '@container': { [narrow]: { fontSize: vars.font.size['title-sm'], lineHeight: '1.5rem' } },
});

export const weekday = recipe({
  base: { ...type('xs'), whiteSpace: 'nowrap' },
  variants: {
    isToday: {
      true: { color: color.fgBrand, fontWeight: vars.font.weight.strong },
      false: { color: color.fgMuted },
    },
  },
});

export const bars = css({
  display: 'flex',
  gap: '3px',
  blockSize: '6px',
  marginBlock: `${space[2]} ${space[1]}`,
  '@container': { [narrow]: { gap: '2px', paddingInline: space[1] } },
});

export const bar = recipe({
  base: {
    display: 'block',
    blockSize: '6px',
    flexBasis: 0,
    minInlineSize: '4px',
    maxInlineSize: '36px',
    borderRadius: '1px',
    // The color carries the meaning.
    forcedColorAdjust: 'none',
  },
  variants: {
    series: {
      first: { background: color.chart1 },
      second: { background: color.chart2 },
      third: { background: color.chart3 },
      fourth: { background: color.chart4 },
    },
  },
});

/** The label of a count; on phones only the number fits. */
export const countWords = css({ '@container': { [narrow]: { display: 'none' } } });
export const countFigure = css({
  display: 'none',
  '@container': { [narrow]: { display: 'inline' } },
});

export const count = css({
  ...type('xs'),
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
});

export const legend = css({
  ...type('xs'),
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[1],
  columnGap: space[4],
  paddingBlockStart: space[3],
  color: color.fgSecondary,
  '@media': { [media.phone]: { display: 'none' } },
});

export const legendEntry = css({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const sample = css({ flexBasis: '14px', inlineSize: '14px' });
