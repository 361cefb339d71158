import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const actions = css({ display: 'grid', gap: vars.space[2] });

export const others = css({ paddingBlockEnd: vars.space[12] });
