import { vars } from '../theme/contract.css.ts';
import { css } from '../theme/styles.ts';

export const frame = css({ padding: vars.space[6], background: vars.color.bgSurface });
