import { breakpoints, media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe } from '../../theme/styles.ts';

const { color, space, size } = vars;
const oneColumn = `(max-width: ${breakpoints.tablet - 1}px)`;

/** In the middle of the window; wide enough for video and devices side by side. */
export const door = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: space[6],
    minBlockSize: '100dvh',
    inlineSize: '100%',
    marginInline: 'auto',
    padding: `${space[8]} ${space[4]}`,
    '@media': { [media.phone]: { gap: space[5], paddingBlock: `${space[5]} 0` } },
  },
  variants: {
    isTried: {
      true: { maxInlineSize: `calc(${size.page} - ${size.menu})` },
      false: { maxInlineSize: `calc(${size.drawer} + ${size.menu})` },
    },
  },
});
export const head = css({ display: 'grid', gap: space[2] });
export const parts = recipe({
  base: { display: 'grid', gap: `${space[6]} ${space[8]}`, alignItems: 'start' },
  variants: {
    isTried: {
      true: {
        gridTemplateColumns: `minmax(0, 1fr) ${size.drawer}`,
        '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      false: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
});
export const switches = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const devices = css({ minInlineSize: 0 });

/**
 * The buttons to join and to go back; on a phone within reach of the thumb, however long the page
 * is.
 */
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      marginInline: `calc(-1 * ${space[4]})`,
      padding: `${space[3]} ${space[4]}`,
      background: color.bgPage,
      borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
    },
  },
});
