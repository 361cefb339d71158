import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;
/** Below this width, text and button of an offer don't fit side by side. */
const narrow = '(width < 480px)';
const rule = `${vars.border.thin} solid ${color.borderSubtle}`;

export const panel = css({
  containerType: 'inline-size',
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
});

export const head = css({
  padding: `${space[6]} ${space[6]} ${space[5]}`,
  '@container': { [narrow]: { padding: `${space[5]} ${space[4]} ${space[4]}` } },
});

export const includes = css({
  ...type('md'),
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: space[2],
  columnGap: space[6],
  marginBlockStart: space[3],
  color: color.fgSecondary,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const include = css({ display: 'flex', gap: space[2], alignItems: 'flex-start' });

export const check = css({ color: color.fgBrand, marginBlockStart: '3px' });

export const offer = css({
  display: 'grid',
  gridTemplateColumns: `${space[10]} minmax(0, 1fr) auto`,
  gap: space[4],
  alignItems: 'center',
  padding: `${space[4]} ${space[6]}`,
  borderBlockStart: rule,
  '@container': {
    [narrow]: {
      gridTemplateColumns: `${space[10]} minmax(0, 1fr)`,
      padding: space[4],
      rowGap: space[3],
    },
  },
});

export const name = css({
  ...type('lg'),
  display: 'block',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const yuan = css({ fontWeight: vars.font.weight.regular, color: color.fgSecondary });

export const before = css({ fontWeight: vars.font.weight.regular, color: color.fgMuted });

export const text = css({ ...type('sm'), display: 'block', color: color.fgSecondary });

export const action = css({
  display: 'grid',
  minInlineSize: '164px',
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
});

export const note = css({
  ...type('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: space[2],
  columnGap: space[5],
  padding: `${space[3]} ${space[6]}`,
  minBlockSize: space[12],
  background: color.bgSunken,
  color: color.fgSecondary,
  '@container': { [narrow]: { paddingInline: space[4] } },
});

export const rate = css({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const end = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
});
