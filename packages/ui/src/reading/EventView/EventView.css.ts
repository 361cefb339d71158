import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';
import { pageWidth } from '../../screens/pageFrame.css.ts';

const { color, space } = vars;
const subtle = `${vars.border.thin} solid ${color.borderSubtle}`;
/** The container is narrower than a desktop-size window without its scroll bar. */
const underDesktop = `(max-width: ${breakpoints.desktop - 17}px)`;

/** The columns depend on the container's width, not the window's. */
export const root = css({ containerType: 'inline-size' });

export const band = css({ background: color.bgSurface, borderBlockEnd: subtle });

const twoColumns = {
  ...pageWidth,
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.drawer}`,
  columnGap: space[16],
  rowGap: space[6],
  alignItems: 'start',
  '@container': { [underDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const;

export const head = css({ ...twoColumns, paddingBlock: `${space[5]} ${space[8]}` });

export const words = css({ minInlineSize: 0 });

export const tags = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlock: `${space[4]} ${space[3]}`,
});

export const by = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockStart: space[3],
});

export const organizer = css({
  ...type('md'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.fgSecondary,
});

export const plate = css({
  marginBlockStart: space[10],
  '@container': { [underDesktop]: { display: 'none' } },
});

/** Reading order, and the stacking order on phones: selection, price and action, the rest. */
export const columns = css({
  ...twoColumns,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  paddingBlock: space[8],
  '@container': {
    [underDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  },
});

const onlyColumn = { [underDesktop]: { gridColumn: 1, gridRow: 'auto' } };

export const choice = css({
  gridColumn: 1,
  gridRow: 1,
  minInlineSize: 0,
  '@container': onlyColumn,
});

export const main = recipe({
  base: {
    gridColumn: 1,
    display: 'grid',
    gap: space[10],
    minInlineSize: 0,
    '@container': onlyColumn,
  },
  variants: { hasChoice: { true: { gridRow: 2 }, false: { gridRow: '1 / span 2' } } },
});

export const summary = css({ ...type('lg'), maxInlineSize: '64ch', marginBlockStart: space[3] });

export const paragraph = css({
  ...type('lg'),
  maxInlineSize: '64ch',
  marginBlockStart: space[3],
  color: color.fgSecondary,
  textWrap: 'pretty',
});

export const speakers = css({
  display: 'grid',
  // As many columns as have room for a name and a title.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: space[10],
});

export const speaker = css({ display: 'flex', gap: space[4], paddingBlock: space[3] });

export const name = css({ ...type('md'), fontWeight: vars.font.weight.strong });

export const side = css({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'grid',
  gap: space[6],
  minInlineSize: 0,
  '@container': onlyColumn,
});

/** Same size as a price. */
export const onlyVip = css({
  ...type('title-lg'),
  fontWeight: vars.font.weight.strong,
  letterSpacing: '-0.02em',
});

export const facts = css({
  display: 'grid',
  gap: space[2],
  marginBlock: space[4],
  paddingBlock: space[4],
  borderBlock: subtle,
});

export const fact = css({ display: 'flex', justifyContent: 'space-between', gap: space[4] });

export const factName = css({ ...type('sm'), color: color.fgMuted, whiteSpace: 'nowrap' });

export const factValue = css({ ...type('sm'), textAlign: 'end' });

export const time = css({
  display: 'block',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const zone = css({ ...type('sm'), display: 'block', color: color.fgSecondary });

export const note = css({ ...type('xs'), marginBlockStart: space[3], color: color.fgMuted });
