import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { css } from '../../theme/styles.ts';

const { space } = vars;

/** Content above the event's bar of phones; the site's own bar is below it (`SiteHeader`). */
export const overBar = css({});
// A focused element is scrolled clear of the bar (WCAG 2.4.11).
globalStyle(`${overBar} :focus-visible`, {
  '@layer': {
    [layers.components]: {
      '@media': { [media.phone]: { scrollMarginBlockEnd: `calc(${space[16]} + ${space[8]})` } },
    },
  },
});

/** Also there without a bar, and no box of its own: the bar is sticky in the page. */
export const barPlace = css({ display: 'contents' });

export const others = css({ paddingBlockEnd: space[12] });

export const contacts = css({ display: 'grid', gap: space[4] });

export const contact = css({ display: 'flex', gap: space[3] });

export const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
