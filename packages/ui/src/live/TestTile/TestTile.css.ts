import { plate } from '../RoomParts/plate.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({ display: 'grid', gap: space[3], minInlineSize: 0, inlineSize: '100%' });
export const tile = css({ position: 'relative', minInlineSize: 0 });

export const mark = css({
  ...plate,
  position: 'absolute',
  insetInlineEnd: '6px',
  insetBlockStart: '6px',
  maxInlineSize: 'calc(100% - 12px)',
});
export const foot = css({
  position: 'absolute',
  insetInline: '6px',
  insetBlockEnd: '6px',
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  gap: space[1],
});
export const name = css({ ...plate, minInlineSize: 0 });
export const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** The meter keeps its position; the name beside it is cut off. */
export const level = css({
  ...plate,
  display: 'grid',
  flex: '0 0 auto',
  inlineSize: `calc(${space[16]} + ${space[10]})`,
  maxInlineSize: '50%',
});

export const results = css({ display: 'grid', gap: space[2] });
export const result = css({
  ...type('sm'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
});
/** As tall as a line, so it is level with the first line. */
export const sign = recipe({
  base: { display: 'inline-flex', alignItems: 'center', blockSize: vars.line.height.sm },
  variants: {
    tone: {
      good: { color: color.fgSuccess },
      busy: { color: color.fgMuted },
      requested: { color: color.fgInfo },
      trouble: { color: color.fgWarning },
    },
  },
});
export const words = css({ margin: 0, minInlineSize: 0, display: 'grid' });
export const found = css({ fontWeight: vars.font.weight.strong });
export const hint = css({ color: color.fgSecondary });
