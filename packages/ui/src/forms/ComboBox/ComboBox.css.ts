import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const box = css({ paddingInlineEnd: 0 });
export const arrow = css({
  inlineSize: vars.size.touch,
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-hovered]': { color: color.fgDefault },
    '&[data-disabled]': { cursor: 'default' },
  },
});
export const failed = css({
  ...type('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.fgSecondary,
});
export const popover = css({ inlineSize: 'max(var(--trigger-width), 200px)' });
export const list = css({ inlineSize: '100%', maxBlockSize: '320px', overflow: 'auto' });
export const option = css({
  flexWrap: 'wrap',
  columnGap: space[2],
  rowGap: 0,
  paddingBlock: space[1],
  selectors: { '&[data-disabled]': { color: color.fgDisabled, cursor: 'default' } },
});
export const note = css({ ...type('xs'), color: color.fgMuted });
