import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}` },
  },
});
export const part = css({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}` },
  },
});
export const line = css({ ...type('sm'), display: 'flex', alignItems: 'center', gap: space[2] });
export const state = css({
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
});
export const timer = css({ color: color.fgSecondary, flex: 'none' });
export const detail = css({
  ...type('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.size['control-sm'],
});
export const term = css({ color: color.fgSecondary });
export const value = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const hidden = css({ color: color.fgMuted, fontWeight: vars.font.weight.regular });
/** Aligns the icon with the end of the panel's text. */
export const copy = css({ marginInlineEnd: `calc(-1 * ${space[2]})` });
export const note = css({ ...type('xs'), color: color.fgSecondary });
