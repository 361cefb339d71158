import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[1],
  maxInlineSize: '100%',
});
export const notice = recipe({
  base: {
    ...type('sm'),
    padding: `${space[1]} ${space[3]}`,
    borderRadius: vars.radius.control,
    background: color.bgStageControl,
    color: color.fgStage,
    border: `${vars.border.thin} solid ${color.borderStage}`,
  },
  variants: {
    isOwn: {
      true: { fontWeight: vars.font.weight.strong, borderColor: color.ringSpeaking },
      false: {},
    },
  },
});
