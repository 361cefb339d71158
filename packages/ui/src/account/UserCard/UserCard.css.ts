import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const badges = css({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const badge = css({
  inlineSize: vars.size['control-sm'],
  blockSize: vars.size['control-sm'],
  objectFit: 'contain',
});
