import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const summary = css({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
  boxShadow: vars.shadow.raised,
  '@media': { [media.phone]: { padding: space[4] } },
});

export const slip = css({ display: 'grid', gap: space[5], marginBlockStart: space[1] });

export const rows = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[2]} ${space[4]}`,
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
});

export const figure = css({ textAlign: 'end' });

export const total = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `${vars.border.thin} solid ${color.borderDefault}`,
});

export const amount = css({
  ...type('title-md'),
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
