import { css } from '../../theme/styles.ts';

export const timer = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
