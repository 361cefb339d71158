import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const root = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const part = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}` },
  },
});
export const acts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
  gap: space[2],
});
export const note = css({ ...type('xs'), color: color.fgSecondary });
export const count = css({
  ...type('sm'),
  marginInlineStart: space[1],
  color: color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: '52px',
  paddingBlock: space[1],
});
export const words = css({ flex: '1 1 120px', minInlineSize: 0 });
export const name = css({
  ...type('sm'),
  ...oneLine,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const state = css({
  ...type('xs'),
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
});
export const rowActs = css({ display: 'flex', alignItems: 'center', gap: space[1] });
