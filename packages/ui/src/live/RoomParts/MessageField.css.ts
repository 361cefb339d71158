import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const composer = recipe({
  base: {
    display: 'grid',
    gap: space[2],
    padding: space[4],
    borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
  },
  variants: {
    hasMore: {
      true: {},
      false: {
        // Where height is scarce, the button is beside the field.
        '@media': {
          [`${media.phone}, ${media.short}`]: {
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            alignItems: 'end',
            paddingBlock: space[3],
          },
        },
      },
    },
  },
});
export const send = css({ display: 'flex', justifyContent: 'end' });
export const left = css({ ...type('xs'), color: color.fgMuted });
