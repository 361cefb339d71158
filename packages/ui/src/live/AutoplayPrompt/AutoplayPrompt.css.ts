import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const prompt = css({
  ...type('md'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.card,
  background: color.bgRaised,
  color: color.fgDefault,
  boxShadow: vars.shadow.overlay,
});
