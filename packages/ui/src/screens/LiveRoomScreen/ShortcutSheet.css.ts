import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const sheet = css({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const rows = css({ display: 'grid', gap: space[2], margin: 0 });
export const row = css({ ...type('md'), display: 'flex', alignItems: 'baseline', gap: space[4] });
export const key = css({
  ...type('sm'),
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: space[8],
  padding: `${space[1]} ${space[2]}`,
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.strong,
});
export const does = css({ margin: 0 });
export const note = css({ ...type('sm'), margin: 0, color: color.fgSecondary });
