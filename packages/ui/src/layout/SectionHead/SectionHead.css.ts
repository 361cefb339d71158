import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const row = css({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlock: `${vars.space[3]} ${vars.space[4]}`,
});
export const all = css({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  display: 'inline-flex',
  alignItems: 'center',
});
export const arrow = css({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
