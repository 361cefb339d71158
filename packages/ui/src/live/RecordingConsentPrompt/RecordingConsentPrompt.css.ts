import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const prompt = css({
  ...forcedEdge,
  ...type('md'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[2]} ${space[4]}`,
  maxInlineSize: '64ch',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.card,
  background: color.bgRaised,
  color: color.fgDefault,
  boxShadow: vars.shadow.overlay,
});
export const words = css({ flex: '1 1 24ch', minInlineSize: 0 });
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
