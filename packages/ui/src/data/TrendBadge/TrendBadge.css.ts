import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color } = vars;

export const badge = recipe({
  base: {
    ...type('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.space[6],
    paddingInline: vars.space[2],
    // Where backgrounds are dropped, the edge keeps it a badge.
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.small,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    direction: {
      rise: { background: color.bgRiseSoft, color: color.fgRise },
      fall: { background: color.bgFallSoft, color: color.fgFall },
      flat: { background: color.bgNeutral, color: color.fgSecondary },
    },
  },
});
export const mark = css({ inlineSize: '9px', blockSize: '9px', fill: 'currentColor' });
