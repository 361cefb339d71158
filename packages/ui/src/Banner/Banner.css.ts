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
    color: color.fgDefault,
  },
  variants: {
    tone: {
      info: { background: color.bgInfoSoft },
      success: { background: color.bgSuccessSoft },
      warning: { background: color.bgWarningSoft },
      danger: { background: color.bgDangerSoft },
      vip: { background: color.bgVipSoft },
    },
  },
});

export const icon = recipe({
  base: { paddingBlockStart: '1px' },
  variants: {
    tone: {
      info: { color: color.fgInfo },
      success: { color: color.fgSuccess },
      warning: { color: color.fgWarning },
      danger: { color: color.fgDanger },
      vip: { color: color.fgVip },
    },
  },
});
/** Beside the icon always; actions go below it where fewer than 200 px would be left for the words. */
export const body = recipe({
  base: { flex: '1 1 min(200px, calc(100% - 32px))', minInlineSize: 0 },
  // It keeps its place, and comes to screen readers as news.
  variants: { isAwaited: { true: { visibility: 'hidden' }, false: {} } },
});
/** As tall as one line of words, so that a button stands level with them. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignSelf: 'center',
  marginBlock: '-6px',
});
export const title = css({ fontWeight: vars.font.weight.strong });
