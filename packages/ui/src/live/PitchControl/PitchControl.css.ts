import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({ display: 'grid', gap: space[4], minInlineSize: 0 });
/** Invisible without a message. */
export const notice = css({ selectors: { '&:empty': { display: 'none' } } });
export const pending = css({
  ...type('sm'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.fgSecondary,
});
export const note = css({ ...type('xs'), margin: 0, color: color.fgMuted });
