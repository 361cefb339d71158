import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

const { space } = vars;

export const others = css({ paddingBlockEnd: space[12] });

export const contacts = css({ display: 'grid', gap: space[4] });

export const contact = css({ display: 'flex', gap: space[3] });

export const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
