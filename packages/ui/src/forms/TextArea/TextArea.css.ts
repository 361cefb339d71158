import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const box = css({ alignItems: 'stretch', paddingBlock: vars.space[2] });
/** Grows with its text between the rows given. */
export const area = css({
  resize: 'none',
  fieldSizing: 'content',
  overflowY: 'auto',
  lineHeight: vars.line.height.md,
});
