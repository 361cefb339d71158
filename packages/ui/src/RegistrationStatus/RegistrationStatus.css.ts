import { vars } from '../theme/contract.css.ts';
import { css } from '../theme/styles.ts';

export const root = css({ display: 'grid', gap: vars.space[3] });

export const words = css({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
