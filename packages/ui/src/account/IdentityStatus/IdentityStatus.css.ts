import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

const { space } = vars;

export const root = css({ display: 'grid', justifyItems: 'start', gap: space[4] });

export const words = css({ display: 'grid', justifyItems: 'start', gap: space[2] });
