import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const list = css({ paddingBlockStart: vars.space[5], minInlineSize: 0 });
