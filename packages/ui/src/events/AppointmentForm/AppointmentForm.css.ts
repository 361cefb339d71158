import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: space[5],
});

/** Price and next steps, before the button. */
export const terms = css({
  ...forcedEdge,
  ...type('sm'),
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: vars.radius.card,
  background: color.bgSunken,
  color: color.fgSecondary,
});

export const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  color: color.fgDefault,
});
