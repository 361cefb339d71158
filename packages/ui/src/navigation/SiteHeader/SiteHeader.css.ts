import { vars } from '../../theme/contract.css.ts';
import { breakpoints, media } from '../../theme/breakpoints.ts';
import { css, focusInMiddle, forcedEdge, recipe, transition, type } from '../../theme/styles.ts';

const { color, space, size } = vars;
const underDesktop = `(max-width: ${breakpoints.desktop - 1}px)`;
/** The look, section 7: under this the search field is an icon. */
const roomy = '(min-width: 1200px)';

export const header = css({
  background: color.headerBg,
  color: color.headerFg,
  borderBlockEnd: `${vars.border.thin} solid ${color.headerBorder}`,
  position: 'relative',
  zIndex: vars.z.header,
});

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: size.header,
  maxInlineSize: `calc(${size.page} + 2 * ${space[8]})`,
  marginInline: 'auto',
  paddingInline: space[8],
  '@media': {
    [underDesktop]: { gap: space[1] },
    // At twice the text size, what has no room in the first line goes into a second.
    [media.phone]: { paddingInline: space[4], flexWrap: 'wrap' },
  },
});

const ring = {
  ':focus-visible': {
    outline: `${vars.focus.ring} solid ${color.headerFocus}`,
    outlineOffset: vars.focus.offset,
  },
};

export const home = css({
  ...ring,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touch,
  flexShrink: 0,
  '@media': { [media.phone]: { marginInlineEnd: 'auto' } },
});

export const logo = recipe({
  base: {
    blockSize: space[8],
    inlineSize: 'auto',
    '@media': { [media.phone]: { blockSize: '28px' } },
  },
  variants: {
    on: {
      any: {},
      light: {
        selectors: { ':root[data-scheme="dark"] &': { display: 'none' } },
        '@media': {
          '(prefers-color-scheme: dark)': {
            selectors: { ':root:not([data-scheme="light"]) &': { display: 'none' } },
          },
        },
      },
      dark: {
        display: 'none',
        selectors: { ':root[data-scheme="dark"] &': { display: 'block' } },
        '@media': {
          '(prefers-color-scheme: dark)': {
            selectors: { ':root:not([data-scheme="light"]) &': { display: 'block' } },
          },
        },
      },
    },
  },
});

export const suffix = css({
  ...type('md'),
  borderInlineStart: `${vars.border.thin} solid currentColor`,
  paddingInlineStart: space[3],
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  '@media': { [underDesktop]: { display: 'none' } },
});

/** On tablets the links scroll where they have no room: a menu button would hide all of them. */
export const links = css({
  display: 'flex',
  alignSelf: 'stretch',
  marginInlineEnd: 'auto',
  '@media': {
    [underDesktop]: {
      ...focusInMiddle,
      minInlineSize: 0,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    [media.phone]: { display: 'none' },
  },
});

export const link = css({
  ...ring,
  ...type('md'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.header,
  paddingInline: space[3],
  position: 'relative',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.medium,
  color: color.headerFgMuted,
  ...transition('color'),
  '@media': {
    [underDesktop]: {
      paddingInline: space[2],
      // The scrolling row cuts what is outside of it.
      selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${space[1]})` } },
    },
  },
  selectors: {
    '&:hover': { color: color.headerFg },
    '&[aria-current]': { color: color.headerFg, fontWeight: vars.font.weight.strong },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: space[3],
      insetBlockEnd: 0,
      blockSize: size['rake-height'],
      background: color.headerMark,
      clipPath: vars.shape.rake,
    },
  },
});

export const search = css({
  display: 'none',
  position: 'relative',
  '@media': { [roomy]: { display: 'block' } },
});

export const searchField = css({
  ...ring,
  ...forcedEdge,
  ...type('sm'),
  inlineSize: '240px',
  minBlockSize: size['control-md'],
  paddingInline: `${space[10]} ${space[3]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: color.headerBgField,
  color: color.headerFg,
  '::placeholder': { color: color.headerFgField, opacity: 1 },
});

export const searchMark = css({
  ...ring,
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  insetInlineStart: 0,
  insetBlock: 0,
  paddingInline: space[3],
  color: color.headerFgField,
  borderRadius: vars.radius.control,
});

export const actions = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.phone]: { marginInlineStart: 'auto' } },
});

export const action = recipe({
  base: {
    ...ring,
    ...type('sm'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minBlockSize: size['control-md'],
    minInlineSize: size['control-md'],
    paddingInline: space[2],
    borderRadius: vars.radius.control,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    position: 'relative',
    color: color.headerFgMuted,
    ...transition('color'),
    selectors: { '&:hover': { color: color.headerFg } },
    '@media': { [underDesktop]: { minBlockSize: size.touch, minInlineSize: size.touch } },
  },
  variants: {
    tone: { quiet: {}, strong: { color: color.headerFg } },
    shownFrom: {
      phone: {},
      tablet: { '@media': { [media.phone]: { display: 'none' } } },
      desktop: { '@media': { [underDesktop]: { display: 'none' } } },
      untilRoomy: { '@media': { [roomy]: { display: 'none' } } },
    },
  },
});

/** Under desktop the globe has no label: brand, links, search, notifications and account fill the row. */
export const languageName = css({ '@media': { [underDesktop]: { display: 'none' } } });

export const figure = css({ fontVariantNumeric: 'lining-nums tabular-nums' });
