import { breakpoints, media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;
const rule = `${vars.border.thin} solid ${color.borderSubtle}`;

export const head = css({ display: 'grid', gap: space[3] });
export const lead = css({ ...type('lg'), color: color.fgSecondary, maxInlineSize: '64ch' });
/** Steps beside numbers where there is room. */
export const halves = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[10]} ${space[16]}`,
  alignItems: 'start',
  '@media': {
    [`(max-width: ${breakpoints.desktop - 1}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const steps = css({ counterReset: 'step', maxInlineSize: '72ch' });
/** The step number is before it, in the row's height. */
export const step = css({
  ...type('lg'),
  display: 'flex',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockStart: rule,
  counterIncrement: 'step',
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&::before': {
      content: 'counter(step)',
      flex: 'none',
      inlineSize: space[5],
      color: color.fgBrand,
      fontWeight: vars.font.weight.strong,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
export const note = css({ ...type('md'), color: color.fgSecondary, marginBlockStart: space[3] });
/** Names on one side, their numbers on the other; stacked on phones. */
export const countries = css({ maxInlineSize: '72ch', borderBlockEnd: rule });
export const country = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: space[4],
  paddingBlock: space[3],
  borderBlockStart: rule,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = css({ ...type('md'), fontWeight: vars.font.weight.strong });
export const line = css({
  ...type('md'),
  gridColumnStart: 2,
  display: 'grid',
  justifyItems: 'start',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { marginBlockStart: space[2] } },
  '@media': { [media.phone]: { gridColumnStart: 1 } },
});
export const meeting = css({
  border: rule,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
});
