import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const list = css({ minInlineSize: 0 });

export const item = css({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
});
