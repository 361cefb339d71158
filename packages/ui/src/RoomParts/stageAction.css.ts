import { vars } from '../theme/contract.css.ts';
import { css } from '../theme/styles.ts';

const { color } = vars;

/** A button with a drawing on the stage's ground. */
export const stageAction = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size['control-md'],
  blockSize: vars.size['control-md'],
  borderRadius: vars.radius.control,
  color: color.fgStage,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.bgStageControlHover },
    '&[data-focus-visible], &:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocusInverse}`,
      outlineOffset: '-2px',
    },
  },
});
