import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const root = css({
  maxInlineSize: vars.size['dialog-wide'],
  paddingBlock: vars.space[10],
});
