import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;
const subtle = `${vars.border.thin} solid ${color.borderSubtle}`;
/** Width of the container, not of the window: it is also used in side columns. */
const narrow = '(max-width: 680px)';

export const list = css({
  containerType: 'inline-size',
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
  overflow: 'hidden',
});

export const row = css({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr) auto',
  columnGap: space[5],
  rowGap: space[3],
  alignItems: 'start',
  padding: space[5],
  selectors: { '& + &': { borderBlockStart: subtle } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[4] } },
});

export const when = css({
  ...type('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
});

export const what = css({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const name = css({ ...type('md'), fontWeight: vars.font.weight.strong });

export const acts = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[2],
  '@container': { [narrow]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
