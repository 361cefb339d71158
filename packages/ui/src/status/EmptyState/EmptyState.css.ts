import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

export const box = css({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[10]} ${vars.space[5]}`,
  textAlign: 'center',
});
export const rake = css({
  inlineSize: vars.size.rake,
  blockSize: vars.size['rake-height'],
  background: vars.color.borderDefault,
  clipPath: vars.shape.rake,
  marginBlockEnd: vars.space[2],
});
export const title = css({ ...type('lg'), fontWeight: vars.font.weight.strong });
export const text = css({
  ...type('md'),
  color: vars.color.fgSecondary,
  maxInlineSize: '48ch',
  textWrap: 'balance',
});
export const actions = css({
  marginBlockStart: vars.space[3],
  display: 'flex',
  gap: vars.space[2],
  flexWrap: 'wrap',
  justifyContent: 'center',
});
