import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

const { space } = vars;

/** Above the line of the names, at its other end. */
export const reactions = css({
  position: 'absolute',
  insetBlockEnd: space[12],
  insetInlineEnd: space[5],
  maxInlineSize: `calc(100% - 2 * ${space[5]})`,
  pointerEvents: 'none',
});
