import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  marginInline: space[3],
  paddingBlockEnd: space[2],
  background: color.bgHover,
  borderInlineStart: `${vars.border.thick} solid ${color.bgAccent}`,
  borderRadius: vars.radius.control,
});
export const head = css({
  ...type('xs'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.size['control-sm'],
  paddingInline: space[3],
  color: color.fgSecondary,
});
export const title = css({ ...type('xs'), fontWeight: vars.font.weight.strong });
export const count = css({
  marginInlineStart: space[1],
  color: color.fgAccent,
  fontVariantNumeric: 'tabular-nums',
});
export const end = css({ marginInlineStart: 'auto' });
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[1]} ${space[2]}`,
  minBlockSize: '48px',
});
export const number = css({
  ...type('sm'),
  inlineSize: '18px',
  textAlign: 'center',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.fgAccent,
});
export const words = css({ flex: 1, minInlineSize: 0, lineHeight: '18px' });
export const name = css({ ...type('sm'), display: 'block', fontWeight: vars.font.weight.strong });
export const note = css({
  ...type('xs'),
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
});
export const none = css({
  ...type('sm'),
  paddingInline: space[3],
  color: color.fgSecondary,
});
