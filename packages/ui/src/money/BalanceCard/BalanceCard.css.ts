import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;
/** Text of twice the size on a phone: amounts go below their labels. */
const tight = '(width < 12rem)';

export const card = css({
  background: color.bgSurface,
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.card,
  padding: space[6],
  containerType: 'inline-size',
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
});

export const title = css({ ...type('lg'), fontWeight: vars.font.weight.strong });

export const total = css({
  ...type('title-xl'),
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-0.01em',
  marginBlockStart: space[2],
  // Keeps the amount with its unit; at twice the text size the page must not get wider.
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: `min(${vars.font.size['title-xl']}, 10vw)` } },
});

export const about = css({
  ...type('sm'),
  color: color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const rows = css({
  display: 'grid',
  // Labels keep half of the width: the note about gift balance under an amount wraps instead.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  gap: `${space[2]} ${space[4]}`,
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
  ...type('sm'),
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
});

export const figure = css({
  textAlign: 'end',
  '@container': { [tight]: { marginBlockEnd: space[2] } },
});

export const part = css({
  ...type('xs'),
  display: 'block',
  color: color.fgMuted,
  textWrap: 'balance',
});

export const wait = css({ gridColumn: '1 / -1' });

export const pair = css({ display: 'contents' });

export const note = css({ ...type('xs'), color: color.fgMuted, marginBlockStart: space[4] });
