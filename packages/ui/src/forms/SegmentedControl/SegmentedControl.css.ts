import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, focusInMiddle, forcedEdge, type } from '../../theme/styles.ts';

const { color } = vars;

export const group = css({
  ...forcedEdge,
  ...focusInMiddle,
  display: 'inline-flex',
  alignSelf: 'flex-start',
  padding: '3px',
  gap: '2px',
  borderRadius: vars.radius.control,
  background: color.bgSunken,
  maxInlineSize: '100%',
  // Holds the hidden inputs of options that are scrolled out of sight.
  position: 'relative',
  overflowX: 'auto',
});
export const option = css({
  ...type('sm'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '30px',
  paddingInline: vars.space[3],
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  fontWeight: vars.font.weight.medium,
  color: color.fgSecondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
  selectors: {
    '&[data-selected]': {
      background: color.bgSurface,
      color: color.fgDefault,
      fontWeight: vars.font.weight.strong,
      boxShadow: `0 0 0 1px ${color.borderDefault}`,
    },
    '&[data-focus-visible]': { outline: `${vars.focus.ring} solid ${color.borderFocus}` },
    '&[data-disabled]': { color: color.fgDisabled, cursor: 'default' },
  },
});
