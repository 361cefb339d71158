import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

const { space } = vars;

/** Of its container, not of the window: it is used in side columns too. */
const narrow = '(max-width: 480px)';

export const root = css({ containerType: 'inline-size' });

export const time = css({
  display: 'grid',
  gridTemplateColumns: `104px minmax(0, 1fr)`,
  columnGap: space[5],
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const day = css({ whiteSpace: 'nowrap' });

export const note = css({
  display: 'grid',
  paddingInlineStart: `calc(104px + ${space[5]})`,
  '@container': { [narrow]: { paddingInlineStart: 0 } },
});
