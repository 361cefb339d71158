import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';
import { siteBarHeight } from '../../navigation/SiteHeader/siteBarHeight.ts';

const { color, space } = vars;

/** Stays at the bottom edge of the window, above the site's own bar, until the footer appears. */
export const bar = css({
  display: 'none',
  selectors: {
    'body:has([data-site-bar]) &': {
      insetBlockEnd: `calc(${siteBarHeight} + env(safe-area-inset-bottom))`,
      paddingBlockEnd: space[3],
    },
  },
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.z.sticky,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: space[4],
      rowGap: space[2],
      paddingInline: space[4],
      paddingBlockStart: space[3],
      paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
      background: color.bgSurface,
      borderBlockStart: `${vars.border.thin} solid ${color.borderDefault}`,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const words = css({
  ...type('xs'),
  // Next to a button without room, a date would break: the button goes below.
  flex: '1 1 5rem',
  minInlineSize: 0,
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
});

export const prices = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
});

export const price = css({
  ...type('title-sm'),
  fontWeight: vars.font.weight.strong,
  color: color.fgDefault,
});
