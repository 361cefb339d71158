import { vars } from '../theme/contract.css.ts';
import { css, recipe, type } from '../theme/styles.ts';

const { color } = vars;

export const change = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    direction: {
      rise: { color: color.fgRise },
      fall: { color: color.fgFall },
      flat: { color: color.fgSecondary },
    },
    look: {
      plain: {},
      chip: {
        ...type('xs'),
        minBlockSize: vars.space[6],
        paddingInline: vars.space[2],
        borderRadius: vars.radius.small,
      },
    },
  },
  compoundVariants: [
    { variants: { direction: 'rise', look: 'chip' }, style: { background: color.bgRiseSoft } },
    { variants: { direction: 'fall', look: 'chip' }, style: { background: color.bgFallSoft } },
    { variants: { direction: 'flat', look: 'chip' }, style: { background: color.bgNeutral } },
  ],
});
export const mark = css({ inlineSize: '9px', blockSize: '9px', fill: 'currentColor' });
