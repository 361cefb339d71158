import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const hint = css({
  ...type('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[2],
  color: color.fgSecondary,
});

export const row = css({
  ...type('md'),
  display: 'grid',
  gridTemplateColumns: '156px minmax(0, 1fr)',
  columnGap: space[4],
  alignItems: 'baseline',
  paddingBlock: space[3],
  borderBlockEnd: `${vars.border.thin} solid ${color.borderSubtle}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  overflowWrap: 'anywhere',
});

export const value = css({ fontWeight: vars.font.weight.strong });

export const stars = css({ color: color.fgMuted, letterSpacing: '0.2em' });

export const countries = css({ display: 'grid', gap: space[3] });

export const number = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  fontVariantNumeric: 'tabular-nums',
});

/** A number with a button at its end, level with the first line. */
export const ended = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
  paddingBlock: space[1],
});
/** The number above its details. */
export const stacked = css({
  display: 'grid',
  justifyItems: 'start',
  fontVariantNumeric: 'tabular-nums',
});

/** Far enough below the last number for a finger (WCAG 2.5.8). */
export const how = css({ paddingBlockStart: space[2] });
