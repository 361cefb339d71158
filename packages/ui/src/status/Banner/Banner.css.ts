import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, recipe, type } from '../../theme/styles.ts';

const { color } = vars;

export const banner = recipe({
  base: {
    // No focus ring: it takes the focus only to be read aloud.
    ...forcedEdge,
    ...type('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    rowGap: vars.space[4],
    columnGap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius.control,
  },
  // Only the icon is colored; text and actions keep the default color.
  variants: {
    tone: {
      info: { background: color.bgInfoSoft, color: color.fgInfo },
      success: { background: color.bgSuccessSoft, color: color.fgSuccess },
      warning: { background: color.bgWarningSoft, color: color.fgWarning },
      danger: { background: color.bgDangerSoft, color: color.fgDanger },
      vip: { background: color.bgVipSoft, color: color.fgVip },
    },
  },
});

export const icon = css({ paddingBlockStart: '1px' });
/** Always beside the icon; actions wrap below if less than 200 px would remain for the text. */
export const body = css({
  color: color.fgDefault,
  flex: '1 1 min(200px, calc(100% - 32px))',
  minInlineSize: 0,
  // Their space is reserved, and screen readers get them as a change.
  selectors: { '&[data-awaited]': { visibility: 'hidden' } },
});
/** As tall as one line of text, so that a button is level with it. */
export const actions = css({
  color: color.fgDefault,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignSelf: 'center',
  marginBlock: '-6px',
});
export const title = css({ fontWeight: vars.font.weight.strong });
