import { vars } from '../theme/contract.css.ts';
import { css } from '../theme/styles.ts';

export const steps = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  color: vars.color.fgSecondary,
});

export const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '28px',
});
