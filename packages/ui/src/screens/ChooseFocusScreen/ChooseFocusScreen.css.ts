import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const root = css({
  maxInlineSize: vars.size['dialog-wide'],
  marginInline: 'auto',
  paddingBlock: vars.space[10],
});
