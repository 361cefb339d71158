import { vars } from '../theme/contract.css.ts';
import { css, forcedEdge, recipe, type } from '../theme/styles.ts';

const { color } = vars;

export const banner = recipe({
  base: {
    // No ring: it takes the focus only to be read out.
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
  // The icon takes the colour; words and actions have the reader's.
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
/** Beside the icon always; actions go below it where fewer than 200 px would be left for the words. */
export const body = css({
  color: color.fgDefault,
  flex: '1 1 min(200px, calc(100% - 32px))',
  minInlineSize: 0,
  // They keep their place, and come to screen readers as news.
  selectors: { '&[data-awaited]': { visibility: 'hidden' } },
});
/** As tall as one line of words, so that a button stands level with them. */
export const actions = css({
  color: color.fgDefault,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignSelf: 'center',
  marginBlock: '-6px',
});
export const title = css({ fontWeight: vars.font.weight.strong });
