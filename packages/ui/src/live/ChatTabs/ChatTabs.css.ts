import { vars } from '../../theme/contract.css.ts';
import { css, recipe, transition, type } from '../../theme/styles.ts';

const { color, space } = vars;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const messages = css({ blockSize: '100%', minBlockSize: 0 });
export const notice = css({ padding: `${space[6]} ${space[4]}` });
export const conversations = css({
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space[2],
});
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: '60px',
  padding: `${space[2]} ${space[4]}`,
  textAlign: 'start',
  outline: 'none',
  ...transition('background-color'),
  selectors: {
    '&[data-hovered]': { background: color.bgHover },
    '&[data-pressed]': { background: color.bgNeutral },
    '&[data-focus-visible], &:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-2px',
    },
  },
});
export const words = css({ flex: 1, minInlineSize: 0 });
export const line = css({ display: 'flex', alignItems: 'baseline', gap: space[2] });
export const name = css({
  ...type('sm'),
  ...oneLine,
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
});
export const time = css({
  ...type('xs'),
  flex: 'none',
  color: color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const last = recipe({
  base: { ...type('sm'), ...oneLine, flex: 1, minInlineSize: 0 },
  variants: {
    isUnread: {
      true: { color: color.fgDefault, fontWeight: vars.font.weight.medium },
      false: { color: color.fgSecondary },
    },
  },
});
export const view = css({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
});
export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  padding: `${space[2]} ${space[4]} ${space[2]} ${space[2]}`,
  borderBlockEnd: `${vars.border.thin} solid ${color.borderSubtle}`,
});
export const note = css({ ...type('xs'), color: color.fgMuted });
export const chat = css({ flex: 1, minBlockSize: 0 });
