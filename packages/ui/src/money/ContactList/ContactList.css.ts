import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
  containerType: 'inline-size',
});

export const title = css({ ...type('lg'), fontWeight: vars.font.weight.strong });

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space[5],
});

export const contact = css({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  // Text of twice the size on a phone: the words go below the picture.
  '@container': { '(width < 12rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = css({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
