import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** How a button on the stage's ground shows that it is pointed at, or has the focus. */
export const stageMarks = {
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.bgStageControlHover },
    '&[data-focus-visible], &:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocusInverse}`,
      outlineOffset: '-2px',
    },
  },
} as const;
