import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;
/** Text of twice the size on a phone: amounts go below their labels. */
const tight = '(width < 12rem)';

export const summary = css({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
  boxShadow: vars.shadow.raised,
  containerType: 'inline-size',
  '@media': { [media.phone]: { padding: space[4] } },
});

export const slip = css({ display: 'grid', gap: space[5], marginBlockStart: space[1] });

export const rows = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[2]} ${space[4]}`,
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
});

export const figure = css({
  textAlign: 'end',
  '@container': { [tight]: { marginBlockEnd: space[2] } },
});

export const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  paddingBlockStart: space[4],
  borderBlockStart: `${vars.border.thin} solid ${color.borderDefault}`,
});

export const amount = css({
  ...type('title-md'),
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
