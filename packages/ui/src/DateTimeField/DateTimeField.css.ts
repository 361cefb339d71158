import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { css, type } from '../theme/styles.ts';

const { color, space } = vars;

/** Where a day and a time have room beside one another: 180 px, 12 px between them, 104 px. */
const wide = '(min-width: 296px)';

export const root = css({ containerType: 'inline-size', inlineSize: '100%' });
/** Labels, boxes and notes of both fields share their lines: the boxes stand even when one label wraps. */
export const row = css({
  display: 'grid',
  gridTemplateRows: 'auto auto auto',
  columnGap: space[3],
  '@container': {
    // The time takes a quarter of what both do not need.
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
/* Label, box and notes are the field's own: it hands the lines on to them. A line that nobody needs has no gap. */
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
