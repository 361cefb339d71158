import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[10] });

/** The QR code wraps below if there is no room. */
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[8],
  rowGap: space[5],
});

export const list = css({ display: 'grid', gap: space[5], minInlineSize: 0 });

/** Beside the QR code: wide enough for an address. */
export const note = css({ flex: '1 1 300px' });

export const name = css({ ...type('sm'), color: color.fgSecondary });

export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

export const code = css({
  ...type('title-md'),
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
  userSelect: 'all',
});

export const address = css({
  ...type('md'),
  color: color.fgDefault,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const notice = css({
  ...type('sm'),
  color: color.fgSuccess,
  minBlockSize: vars.line.height.sm,
});
export const notNotified = css({ color: color.fgDanger });

export const scan = css({
  ...type('xs'),
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  color: color.fgMuted,
});

export const rules = css({
  ...type('sm'),
  listStyle: 'disc',
  paddingInlineStart: space[5],
  display: 'grid',
  gap: space[2],
  color: color.fgSecondary,
});

export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), max-content))',
  gap: space[8],
  rowGap: space[3],
  paddingBlockEnd: space[4],
});

export const figure = css({
  ...type('title-md'),
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
