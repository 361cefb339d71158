import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const form = css({
  maxInlineSize: vars.size.field,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
});
