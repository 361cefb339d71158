import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe } from '../../theme/styles.ts';

const { space } = vars;

/** Above the videos, so that a question covers nobody's face; no space while there is none. */
export const requested = css({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  // A low window leaves the videos some space.
  '@media': { [media.short]: { maxBlockSize: '60%', overflowY: 'auto' } },
  selectors: {
    '&:not(:empty)': {
      padding: `${space[3]} ${space[3]} 0`,
      '@media': { [media.phone]: { padding: `${space[2]} ${space[2]} 0` } },
    },
  },
});
/** A line below the videos, kept free without a notice: a new notice doesn't move the videos. */
export const notices = recipe({
  base: {
    flex: 'none',
    minBlockSize: '36px',
    padding: `0 ${space[3]} ${space[2]}`,
    '@media': {
      [media.phone]: { paddingInline: space[2] },
      [media.short]: { minBlockSize: 0 },
    },
  },
  variants: {
    hasSheet: { true: { '@media': { [media.phone]: { minBlockSize: 0 } } }, false: {} },
  },
});
