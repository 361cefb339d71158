import { vars } from '../../theme/contract.css.ts';
import { css, recipe, transition, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const reason = css({ ...type('xs'), color: color.fgStageMuted, maxInlineSize: '32ch' });

export const button = recipe({
  base: {
    ...type('md'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minBlockSize: vars.size.touch,
    paddingInline: space[4],
    borderRadius: vars.radius.control,
    border: `${vars.border.thin} solid transparent`,
    fontWeight: vars.font.weight.strong,
    outline: 'none',
    ...transition('background-color'),
    selectors: {
      '&[data-focus-visible], &:focus-visible': {
        outline: `${vars.focus.ring} solid ${color.borderFocusInverse}`,
        outlineOffset: '2px',
      },
      '&[data-pending]': { cursor: 'progress' },
    },
  },
  variants: {
    look: {
      quiet: {
        borderColor: color.fgStageMuted,
        color: color.fgStage,
        selectors: { '&[data-hovered]': { background: color.bgStageControlHover } },
      },
      live: {
        background: color.bgAccent,
        color: color.fgOnAccent,
        selectors: { '&[data-hovered]': { background: color.bgAccentHover } },
      },
      end: { background: color.bgLeave, color: color.fgStage },
    },
    isBlocked: {
      true: {
        background: 'transparent',
        borderColor: color.borderStage,
        color: color.fgStageMuted,
        cursor: 'default',
      },
      false: {},
    },
  },
});
