import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

const { color } = vars;

export const box = css({ paddingInlineEnd: 0, gap: 0, overflow: 'clip' });
export const input = css({ fontVariantNumeric: 'tabular-nums' });
export const suffix = css({ flex: 'none', color: color.fgSecondary, paddingInline: vars.space[2] });
export const step = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: vars.size.touch,
  color: color.fgSecondary,
  borderInlineStart: `${vars.border.thin} solid ${color.borderSubtle}`,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.bgHover },
    '&[data-pressed]': { background: color.bgNeutral },
    '&[data-disabled]': { color: color.fgDisabled, cursor: 'default' },
  },
});
