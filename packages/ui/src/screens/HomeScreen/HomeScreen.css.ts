import { breakpoints, media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;
const underDesktop = `(max-width: ${breakpoints.desktop - 1}px)`;
/** How far the strip of days overlaps the hero. */
const OVERLAP = '52px';

export const hero = css({ position: 'relative', background: color.bgHero, color: color.fgHero });

export const rakes = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  blockSize: '100%',
  inlineSize: '43%',
  fill: color.lineHero,
  '@media': { [underDesktop]: { display: 'none' } },
});

export const heroGrid = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.drawer}`,
  columnGap: space[16],
  rowGap: space[6],
  alignItems: 'end',
  paddingBlock: `${space[10]} calc(${OVERLAP} + ${space[8]})`,
  '@media': {
    [underDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { paddingBlockStart: space[5] },
  },
});

export const title = css({
  ...type('title-xl'),
  fontWeight: vars.font.weight.strong,
  letterSpacing: '-0.02em',
  marginBlockEnd: space[5],
  textWrap: 'balance',
  selectors: { '&:lang(zh)': { letterSpacing: '0.01em' } },
});

export const terms = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  rowGap: space[1],
  columnGap: space[5],
  marginBlockStart: space[3],
  minBlockSize: '28px',
});

export const advanced = css({ color: color.fgHeroMuted, marginInlineStart: 'auto' });

export const next = css({
  display: 'grid',
  padding: space[5],
  background: color.bgRaised,
  color: color.fgDefault,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
});

export const nextHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const nextTime = css({
  ...type('xs'),
  color: color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const nextTitle = css({
  ...type('lg'),
  fontWeight: vars.font.weight.strong,
  marginBlock: `${space[3]} ${space[1]}`,
  textWrap: 'pretty',
});

export const nextBy = css({ ...type('sm'), color: color.fgSecondary, marginBlockEnd: space[4] });

export const week = css({ marginBlockStart: `calc(-1 * ${OVERLAP})`, position: 'relative' });

export const columns = css({ paddingBlock: `${space[8]} ${space[12]}` });

export const research = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
  gap: space[8],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
});

export const kinds = css({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const vip = css({ display: 'grid', gap: space[4] });
