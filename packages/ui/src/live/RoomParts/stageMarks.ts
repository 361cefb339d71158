import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

/** The hover and focus styles of a button on the stage's background. */
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
