import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space, border, radius, size } = vars;
const line = `${border.thin} solid ${color.borderDefault}`;
const fromDesk = `(min-width: ${breakpoints.desktop}px)`;

export const studio = css({
  display: 'grid',
  gap: space[8],
  padding: space[5],
  minBlockSize: '100vh',
  background: color.bgPage,
  '@media': {
    [fromDesk]: { gridTemplateColumns: '360px minmax(0, 1fr)', padding: space[8] },
  },
});

/** Inputs scroll for themselves beside the previews, so that both are in sight. */
export const side = css({
  minInlineSize: 0,
  '@media': {
    [fromDesk]: {
      position: 'sticky',
      insetBlockStart: space[8],
      maxBlockSize: `calc(100vh - 2 * ${space[8]})`,
      overflowY: 'auto',
      paddingInlineEnd: space[4],
      paddingInlineStart: space[1],
    },
  },
});

export const previews = css({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  alignContent: 'start',
});

export const pairOfSchemes = css({
  display: 'grid',
  gap: space[5],
  '@media': { [fromDesk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const scheme = css({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  alignContent: 'start',
});

export const place = css({
  overflow: 'hidden',
  border: line,
  borderRadius: radius.card,
  background: color.bgSurface,
});

export const frame = css({ display: 'block', border: 0, transformOrigin: '0 0' });

export const site = css({ background: color.bgPage, paddingBlockEnd: space[16] });

export const main = css({ display: 'grid', gap: space[6], padding: space[5] });

export const row = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const colorInput = css({
  display: 'grid',
  gridTemplateColumns: `${size.touch} minmax(0, 1fr)`,
  gap: space[3],
  alignItems: 'center',
});

export const picker = css({
  inlineSize: size.touch,
  blockSize: size.touch,
  padding: 0,
  border: `${border.thin} solid ${color.borderStrong}`,
  borderRadius: radius.control,
  background: color.bgSurface,
  cursor: 'pointer',
});

export const logo = css({ display: 'grid', gap: space[2] });
export const label = css({ ...type('sm'), fontWeight: vars.font.weight.strong });
export const file = css({ ...type('sm'), minBlockSize: size.touch, maxInlineSize: '100%' });

export const code = css({ border: line, borderRadius: radius.control, background: color.bgSunken });
export const pre = css({
  ...type('xs'),
  margin: 0,
  padding: space[4],
  overflowX: 'auto',
  maxBlockSize: '320px',
});

export const pairs = css({ display: 'grid', gap: space[3] });
export const pair = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  paddingBlockEnd: space[3],
  borderBlockEnd: `${border.thin} solid ${color.borderSubtle}`,
});
export const sample = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size['control-sm'],
  blockSize: size['control-sm'],
  border: line,
  borderRadius: radius.small,
});
export const dot = css({ inlineSize: size['icon-lg'], blockSize: size['icon-lg'] });
