import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({ display: 'grid', gap: space[4], minInlineSize: 0 });
/** Hidden without a notice. */
export const notice = css({ selectors: { '&:empty': { display: 'none' } } });
/** Side by side if wide enough: in a dialog, not in the room's panel. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(calc(${vars.size.menu} + ${space[16]}), 100%), 1fr))`,
  gap: `${space[5]} ${space[6]}`,
  alignItems: 'start',
});
export const part = css({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const note = css({ ...type('xs'), margin: 0, color: color.fgMuted });
