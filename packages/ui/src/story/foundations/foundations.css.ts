import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space, border, radius } = vars;
const line = `${border.thin} solid ${color.borderDefault}`;

export const page = css({
  display: 'grid',
  gap: space[10],
  maxInlineSize: vars.size.page,
  minInlineSize: 0,
});
export const part = css({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const swatches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: space[4],
});
export const swatch = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minInlineSize: 0,
});
export const halves = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  blockSize: space[16],
  border: line,
  borderRadius: radius.tile,
  overflow: 'hidden',
});
export const code = css({
  ...type('xs'),
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
});

export const sample = css({
  display: 'inline-block',
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.small,
  border: line,
});

export const scripts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockEnd: line,
  '@media': { '(min-width: 768px)': { gridTemplateColumns: '120px repeat(2, minmax(0, 1fr))' } },
});

export const bars = css({ display: 'grid', gap: space[3] });
export const bar = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
});
export const length = css({
  blockSize: space[4],
  maxInlineSize: '100%',
  background: color.bgBrand,
  borderRadius: radius.small,
});
export const tile = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '120px',
  blockSize: '80px',
  background: color.bgRaised,
  border: line,
});
export const tiles = css({ display: 'flex', flexWrap: 'wrap', gap: space[6] });

export const track = css({
  background: color.bgSunken,
  borderRadius: radius.pill,
  padding: space[1],
});
export const runner = css({
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: radius.pill,
  background: color.bgBrand,
  transitionProperty: 'margin-inline-start',
  marginInlineStart: 0,
  selectors: { '&[data-there]': { marginInlineStart: `calc(100% - ${space[6]})` } },
});

export const icons = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space[4],
});
export const icon = css({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  minInlineSize: 0,
});
