import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

/** Of its container, in the reader's font: organizer and price have room only below the title. */
const narrow = '(max-width: 38rem)';
/** The parts of a row have room only below each other. */
const tight = '(max-width: 14rem)';

export const card = css({ containerType: 'inline-size' });

export const row = css({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) 152px 124px',
  columnGap: space[5],
  alignItems: 'start',
  '@container': {
    [narrow]: {
      gridTemplateColumns: '76px minmax(0, 1fr)',
      columnGap: space[3],
      rowGap: space[1],
    },
    [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const when = css({
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { gridRow: 'span 3' }, [tight]: { gridRow: 'auto' } },
});

export const clock = css({
  ...type('title-sm'),
  display: 'block',
  fontWeight: vars.font.weight.strong,
  letterSpacing: '-0.01em',
});

/** Otherwise Chinese breaks between any two characters; 周日 must stay on one line. */
export const day = css({
  ...type('xs'),
  display: 'block',
  color: color.fgMuted,
  wordBreak: 'keep-all',
});

export const what = css({ minInlineSize: 0 });

export const title = css({
  ...type('lg'),
  fontWeight: vars.font.weight.strong,
  textWrap: 'pretty',
});

export const meta = css({
  ...type('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: space[1],
  columnGap: space[3],
  marginBlockStart: space[1],
  color: color.fgSecondary,
});

export const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  whiteSpace: 'nowrap',
});

export const who = css({
  ...type('sm'),
  fontWeight: vars.font.weight.strong,
  '@container': {
    [narrow]: {
      gridColumn: 2,
      fontWeight: vars.font.weight.regular,
      color: color.fgSecondary,
    },
    [tight]: { gridColumn: 'auto' },
  },
});

export const act = css({
  display: 'grid',
  gap: space[2],
  textAlign: 'center',
  '@container': {
    [narrow]: {
      gridColumn: 2,
      gridTemplateColumns: 'minmax(112px, auto) 1fr',
      alignItems: 'center',
      marginBlockStart: space[2],
      textAlign: 'end',
    },
    [tight]: { gridColumn: 'auto', gridTemplateColumns: 'minmax(0, 1fr)', textAlign: 'start' },
  },
});

export const cost = css({
  ...type('xs'),
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
});

export const before = css({ color: color.fgMuted });

export const price = css({ color: color.fgDefault, fontWeight: vars.font.weight.strong });
