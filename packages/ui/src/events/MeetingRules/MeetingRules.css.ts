import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

export const list = css({
  ...type('md'),
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  color: vars.color.fgSecondary,
});
