import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const sides = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  marginBlock: space[8],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = recipe({
  base: { borderBlockStart: `${vars.border.thick} solid`, paddingBlockStart: space[3] },
  variants: {
    tone: { opportunity: { borderColor: color.fgBrand }, risk: { borderColor: color.fgWarning } },
  },
});

export const title = css({
  ...type('lg'),
  fontWeight: vars.font.weight.strong,
  marginBlockEnd: space[1],
});

export const line = css({ ...type('md'), paddingBlock: space[1], color: color.fgSecondary });
