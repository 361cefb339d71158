import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/styles.ts';

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const from = (tablet: number, desktop: number) => ({
  '@media': { [media.fromTablet]: equal(tablet), [media.fromDesktop]: equal(desktop) },
});

export const grid = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  variants: {
    columns: {
      2: from(2, 2),
      3: from(2, 3),
      4: from(2, 4),
      side: { '@media': { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 336px' } } },
    },
    gap: {
      3: { gap: vars.space[3] },
      4: { gap: vars.space[4] },
      6: { gap: vars.space[6] },
      8: { gap: vars.space[8] },
      10: { gap: vars.space[10] },
      16: { gap: vars.space[10], columnGap: vars.space[16] },
    },
  },
});
