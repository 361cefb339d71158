import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, transition, type } from '../../theme/styles.ts';

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
    // Two lines on a phone: no single character is left for the second.
    textWrap: 'balance',
    outline: 'none',
    ...transition('background-color'),
    '@media': {
      [media.forcedColors]: { border: `${vars.border.thin} solid ButtonBorder` },
      // Labels of two lines hang below the others; the icons share one line.
      [media.phone]: {
        minInlineSize: vars.size.touch,
        justifyContent: 'flex-start',
        alignSelf: 'stretch',
        padding: `${space[2]} ${space[1]} ${space[1]}`,
        // Seven controls, a host's before the start, fit one line of the narrowest window.
        paddingInline: '2px',
        flex: `1 1 ${vars.size.touch}`,
      },
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
    isOn: {
      true: {
        background: color.bgStageControl,
        '@media': { [media.forcedColors]: { border: `${vars.border.thick} solid Highlight` } },
      },
      false: {},
    },
    tone: {
      plain: {},
      leave: {
        // Quieter than the button that ends the session for everyone: it removes only the reader.
        boxShadow: `inset 0 0 0 ${vars.border.thin} ${color.fgStageMuted}`,
        fontWeight: vars.font.weight.strong,
      },
      // The action that everyone waits for.
      step: {
        selectors: {
          '&:where(:not([aria-disabled="true"]))': {
            background: color.bgAccent,
            color: color.fgOnAccent,
          },
          '&[data-hovered]:not([aria-disabled="true"])': { background: color.bgAccentHover },
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
/** Opposite the count: a hand is no message. */
export const hands = css({
  ...type('2xs'),
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineEnd: '50%',
  marginInlineEnd: space[2],
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: '2px 5px',
  borderRadius: vars.radius.pill,
  background: color.bgAccent,
  color: color.fgOnAccent,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const limited = css({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineEnd: '25%',
  color: color.ringSpeaking,
});
