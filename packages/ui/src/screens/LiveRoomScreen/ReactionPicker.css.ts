import { vars } from '../../theme/contract.css.ts';
import { css, transition, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const kinds = css({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const kind = css({
  ...type('xs'),
  ...transition('background-color'),
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minInlineSize: '52px',
  minBlockSize: '52px',
  padding: space[1],
  borderRadius: vars.radius.control,
  color: color.fgDefault,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.bgHover },
    '&[data-focus-visible], &:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-2px',
    },
    '&[data-disabled]': { color: color.fgDisabled, cursor: 'default' },
  },
});
export const reason = css({
  ...type('sm'),
  color: color.fgSecondary,
  selectors: { '&:not(:empty)': { marginBlockStart: space[2] } },
});
