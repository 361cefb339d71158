import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { css, recipe, transition, type } from '../theme/styles.ts';

const { color, space } = vars;

export const control = recipe({
  base: {
    ...type('xs'),
    position: 'relative',
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minInlineSize: '74px',
    minBlockSize: '60px',
    paddingInline: space[2],
    borderRadius: vars.radius.control,
    color: color.fgStage,
    textAlign: 'center',
    outline: 'none',
    ...transition('background-color'),
    '@media': {
      [media.phone]: { minInlineSize: '52px', paddingInline: space[1], flex: '1 1 52px' },
    },
    selectors: {
      '&[data-hovered]:where(:not([aria-disabled="true"]))': {
        background: color.bgStageControlHover,
      },
      '&[data-focus-visible], &:focus-visible': {
        outline: `${vars.focus.ring} solid ${color.borderFocusInverse}`,
        outlineOffset: '1px',
      },
      '&[aria-disabled="true"]': { color: color.fgStageMuted, cursor: 'default' },
      '&[data-pending]': { cursor: 'progress' },
    },
  },
  variants: {
    isOn: { true: { background: color.bgStageControl }, false: {} },
    tone: {
      plain: {},
      leave: {
        background: color.bgLeave,
        fontWeight: vars.font.weight.strong,
        selectors: {
          '&[data-hovered]:where(:not([aria-disabled="true"]))': { background: color.bgLeave },
        },
      },
    },
  },
});
export const count = css({
  ...type('2xs'),
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineStart: '50%',
  marginInlineStart: space[2],
  minInlineSize: '18px',
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  background: color.ringSpeaking,
  color: color.bgStage,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const limited = css({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineEnd: '25%',
  color: color.ringSpeaking,
});
