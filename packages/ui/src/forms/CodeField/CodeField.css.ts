import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const send = css({ marginInlineEnd: `calc(-1 * ${vars.space[2]})`, flex: 'none' });
