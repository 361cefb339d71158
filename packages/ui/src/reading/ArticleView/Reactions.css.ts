import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const reactions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[5],
  marginBlockStart: space[8],
  borderBlockStart: `${vars.border.thin} solid ${color.borderDefault}`,
});

export const question = css({
  ...type('md'),
  fontWeight: vars.font.weight.strong,
  marginInlineEnd: space[2],
});

export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const below = css({ flexBasis: '100%', display: 'grid', gap: space[3] });

export const legend = css({
  ...type('md'),
  fontWeight: vars.font.weight.strong,
  marginBlockEnd: space[2],
});

export const hint = css({ fontWeight: vars.font.weight.regular, color: color.fgMuted });

export const reasons = css({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[2],
  columnGap: space[5],
});

export const problem = css({
  ...type('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.fgDanger,
});
