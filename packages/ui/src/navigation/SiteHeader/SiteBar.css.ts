import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { css, type } from '../../theme/styles.ts';
import { siteBarHeight } from './siteBarHeight.ts';

const { color, space, size } = vars;

export const bar = css({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.z.header,
      background: color.bgSurface,
      borderBlockStart: `${vars.border.thin} solid ${color.borderDefault}`,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
});

// A focused element is scrolled clear of the bar (WCAG 2.4.11).
globalStyle('html:has([data-site-bar])', {
  '@layer': {
    [layers.components]: {
      '@media': {
        [media.phone]: {
          scrollPaddingBlockEnd: `calc(${siteBarHeight} + ${space[2]} + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
});

export const barPlace = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minBlockSize: siteBarHeight,
  ...type('2xs'),
  color: color.fgMuted,
  position: 'relative',
  selectors: {
    '&[aria-current]': { color: color.fgBrand, fontWeight: vars.font.weight.strong },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      inlineSize: space[6],
      blockSize: size['rake-height'],
      background: color.bgBrand,
      clipPath: vars.shape.rake,
    },
  },
});
