import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const section = css({ marginBlockStart: space[8] });

export const file = css({
  ...type('md'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: space[12],
  paddingBlock: space[2],
  color: color.fgSecondary,
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const name = css({
  flex: 1,
  minInlineSize: '50%',
  color: color.fgDefault,
  overflowWrap: 'anywhere',
});

export const size = css({
  ...type('xs'),
  color: color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const locked = css({
  ...type('xs'),
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
});
