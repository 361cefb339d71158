import { vars } from '../theme/contract.css.ts';
import { css, recipe, type } from '../theme/styles.ts';

const { color } = vars;

export const banner = recipe({
  base: {
    // Takes the focus only to be read out: nothing in it is worked by keys.
    outline: 'none',
    ...type('sm'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
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
export const body = css({ flex: 1, minInlineSize: 0 });
export const title = css({ fontWeight: vars.font.weight.strong });
