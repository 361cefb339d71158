import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

/** Width of the container, not of the window: it is also used in side columns. */
const narrow = '(max-width: 480px)';
/** In the reader's font: at twice the text size, the button goes below the number. */
const tight = '(max-width: 16rem)';

export const list = css({
  containerType: 'inline-size',
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.control,
  background: color.bgSurface,
});

export const row = css({
  display: 'grid',
  gridTemplateColumns: '144px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.size.touch,
  paddingInline: space[4],
  paddingBlock: space[1],
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}` },
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: 0,
      paddingBlock: space[3],
    },
    [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const term = css({
  ...type('sm'),
  color: color.fgSecondary,
  '@container': { [narrow]: { gridColumn: 1, gridRow: 1 } },
});

export const value = css({
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { gridColumn: 1, gridRow: 2 } },
});

export const act = css({
  justifySelf: 'end',
  '@container': {
    [narrow]: { gridColumn: 2, gridRow: '1 / 3' },
    [tight]: { gridColumn: 1, gridRow: 3, justifySelf: 'start' },
  },
});
