import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { css, recipe } from '../theme/styles.ts';

export const picture = recipe({
  base: { position: 'absolute', inset: 0, overflow: 'hidden' },
  variants: {
    isMirrored: {
      true: {
        scale: '-1 1',
        // What the browser writes in its place while it stands in a window of its own.
        selectors: { '&:has(> :picture-in-picture)': { scale: 'none' } },
      },
      false: {},
    },
  },
});
export const cover = css({});
export const contain = css({});

/* What is attached comes from outside: it fills the place it is given. */
const fill = (parent: string, objectFit: 'cover' | 'contain'): void =>
  globalStyle(`${parent} > *`, {
    '@layer': {
      [layers.components]: { inlineSize: '100%', blockSize: '100%', objectFit },
    },
  });
fill(cover, 'cover');
fill(contain, 'contain');
