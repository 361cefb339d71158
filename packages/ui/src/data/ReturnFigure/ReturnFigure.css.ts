import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color } = vars;

export const figure = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
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
      none: { color: color.fgMuted, fontWeight: vars.font.weight.regular },
    },
    size: {
      sm: type('sm'),
      md: type('md'),
      lg: { ...type('title-md'), letterSpacing: '-0.01em' },
    },
  },
});
/** As high as the numbers beside it. */
export const mark = css({ inlineSize: '0.64em', blockSize: '0.64em', fill: 'currentColor' });
