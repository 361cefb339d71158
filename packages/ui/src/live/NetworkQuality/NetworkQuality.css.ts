import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, transition, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

export const trigger = recipe({
  base: withFocusRing({
    ...type('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minBlockSize: vars.size['control-sm'],
    minInlineSize: vars.size['control-sm'],
    paddingInline: space[2],
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    ...transition('background-color', 'color'),
    '@media': {
      [media.phone]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
    },
  }),
  variants: {
    background: {
      stage: {
        color: color.fgStageMuted,
        selectors: {
          '&[data-hovered]': { background: color.bgStageControlHover, color: color.fgStage },
          '&[data-focus-visible], &:focus-visible': { outlineColor: color.borderFocusInverse },
        },
      },
      page: {
        color: color.fgSecondary,
        selectors: { '&[data-hovered]': { background: color.bgHover, color: color.fgDefault } },
      },
    },
    isCompact: { true: { paddingInline: 0 }, false: {} },
  },
});

export const mark = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: '3px', flex: 'none' },
  variants: { tone: { plain: {}, poor: {} }, background: { stage: {}, page: {} } },
  compoundVariants: [
    { variants: { tone: 'poor', background: 'stage' }, style: { color: color.ringSpeaking } },
    { variants: { tone: 'poor', background: 'page' }, style: { color: color.fgWarning } },
  ],
});
export const bars = css({
  display: 'inline-flex',
  alignItems: 'end',
  gap: '2px',
  blockSize: '14px',
});
/** In the color of the words beside it; unlit bars are the same, faint. */
export const bar = recipe({
  base: {
    inlineSize: '3px',
    borderRadius: '1px',
    background: 'currentColor',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  },
  variants: { isLit: { true: {}, false: { opacity: 0.28 } } },
});

export const details = css({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const rows = css({ display: 'grid', gap: space[2], margin: 0 });
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[5]}`,
});
export const term = css({ ...type('sm'), color: color.fgSecondary });
export const value = css({
  ...type('sm'),
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  margin: 0,
});
export const level = css({ fontWeight: vars.font.weight.strong });
export const figure = css({ color: color.fgSecondary, fontVariantNumeric: 'tabular-nums' });
export const advice = css({ ...type('sm'), margin: 0, maxInlineSize: '40ch' });
