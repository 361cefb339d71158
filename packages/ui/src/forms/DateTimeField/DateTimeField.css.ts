import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

/** Wide enough for day and time side by side: 180 px, a 12 px gap, 104 px. */
const wide = '(min-width: 296px)';

export const root = css({ containerType: 'inline-size', inlineSize: '100%' });
/** Both fields share the grid rows of labels, boxes and notes, so that boxes align even if one label wraps. */
export const row = css({
  display: 'grid',
  gridTemplateRows: 'auto auto auto',
  columnGap: space[3],
  '@container': {
    // The time gets a quarter of the extra width.
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) calc(104px + (100% - 296px) / 4)' },
  },
});
const part = {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  minInlineSize: 0,
} as const;
export const day = css(part);
export const time = css({
  ...part,
  marginBlockStart: space[3],
  '@container': { [wide]: { marginBlockStart: 0 } },
});
/* Label, box and notes belong to the field, which passes the rows on to them. An unused row has no gap. */
for (const place of [day, time]) {
  const parts = `${row} > ${place} > *`;
  globalStyle(parts, { '@layer': { [layers.components]: { ...part, gap: 0 } } });
  globalStyle(`${parts} > *`, { '@layer': { [layers.components]: { alignSelf: 'end' } } });
  globalStyle(`${parts} > * + *`, {
    '@layer': { [layers.components]: { alignSelf: 'start', marginBlockStart: '6px' } },
  });
}
export const twice = css({
  ...type('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.fgSecondary,
});
export const zone = css({
  ...type('xs'),
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.fgMuted,
  overflowWrap: 'anywhere',
});
