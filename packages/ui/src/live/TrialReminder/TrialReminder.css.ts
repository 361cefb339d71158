import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const bar = recipe({
  base: {
    ...forcedEdge,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    padding: `${space[3]} ${space[4]}`,
    // It is used on the stage too.
    color: color.fgDefault,
  },
  variants: {
    phase: {
      running: { background: color.bgWarningSoft },
      ending: {
        background: color.bgWarningSoft,
        // A second sign beside the words, also in forced colors.
        borderInlineStart: `${vars.border.thick} solid ${color.fgWarning}`,
        paddingInlineStart: `calc(${space[4]} - ${vars.border.thick})`,
      },
      over: { background: color.bgSunken },
    },
  },
});
export const icon = recipe({
  base: { display: 'inline-flex', flex: 'none' },
  variants: {
    phase: {
      running: { color: color.fgWarning },
      ending: { color: color.fgWarning },
      over: { color: color.fgSecondary },
    },
  },
});
export const words = css({ flex: '1 1 180px', minInlineSize: 0 });
export const title = css({
  ...type('md'),
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const text = css({ ...type('sm'), color: color.fgSecondary });
export const acts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});
