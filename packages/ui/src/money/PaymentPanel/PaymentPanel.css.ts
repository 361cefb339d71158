import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const panel = css({
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
  boxShadow: vars.shadow.raised,
  padding: space[6],
  '@media': { [media.phone]: { padding: space[4] } },
});

export const price = css({
  display: 'flex',
  // With large text the amounts move below their name.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[4],
  paddingBlockEnd: space[4],
  marginBlockEnd: space[5],
  borderBlockEnd: `${vars.border.thin} solid ${color.borderDefault}`,
});

export const amounts = css({
  display: 'grid',
  justifyItems: 'end',
  minInlineSize: 0,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});

export const amount = css({
  ...type('title-lg'),
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const first = css({
  display: 'grid',
  gap: space[5],
  padding: space[4],
  borderRadius: vars.radius.control,
  border: `${vars.border.thin} solid ${color.borderDefault}`,
});
