import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

const { space } = vars;

export const lead = css({ color: vars.color.fgSecondary });

export const points = css({
  display: 'grid',
  gap: space[3],
  marginBlock: space[4],
  paddingInlineStart: space[6],
  listStyle: 'decimal',
});

export const point = css({ paddingInlineStart: space[1] });
