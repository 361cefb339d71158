import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { css, recipe } from '../../theme/styles.ts';

export const video = recipe({
  base: { position: 'absolute', inset: 0, overflow: 'hidden' },
  variants: {
    isMirrored: {
      true: {
        scale: '-1 1',
        // The text that the browser shows in its place during picture in picture.
        selectors: { '&:has(> :picture-in-picture)': { scale: 'none' } },
      },
      false: {},
    },
  },
});
export const cover = css({});
export const contain = css({});

/* The attached element comes from outside: it fills the space that it gets. */
const fill = (parent: string, objectFit: 'cover' | 'contain'): void =>
  globalStyle(`${parent} > *`, {
    '@layer': {
      [layers.components]: { inlineSize: '100%', blockSize: '100%', objectFit },
    },
  });
fill(cover, 'cover');
fill(contain, 'contain');
