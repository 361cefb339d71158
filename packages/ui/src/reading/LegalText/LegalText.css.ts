import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const page = css({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 680px)',
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
});

export const contents = css({
  ...type('sm'),
  position: 'sticky',
  insetBlockStart: space[6],
  display: 'grid',
  gap: space[2],
  color: color.fgSecondary,
  '@media': { [media.phone]: { position: 'static' } },
});

export const contentsTitle = css({
  ...type('xs'),
  fontWeight: vars.font.weight.strong,
  marginBlockEnd: space[2],
});

/** Far enough apart for touch targets (WCAG 2.5.8). */
export const list = css({ display: 'grid', gap: space[2] });

/** Stays in its column even without a list of chapters. */
export const text = css({
  minInlineSize: 0,
  gridColumn: 2,
  '@media': { [media.phone]: { gridColumn: 1 } },
});

export const version = css({
  ...type('sm'),
  color: color.fgMuted,
  marginBlock: space[2],
  fontVariantNumeric: 'tabular-nums',
});

export const chapter = css({ marginBlockStart: space[8], scrollMarginBlockStart: space[16] });

export const paragraph = css({ ...type('lg'), marginBlockStart: space[3], textWrap: 'pretty' });
