import { vars } from '../../theme/contract.css.ts';
import { css, transition, type } from '../../theme/styles.ts';

const { color } = vars;

export const row = css({
  ...type('md'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  cursor: 'pointer',
  minBlockSize: vars.size['control-sm'],
  selectors: { '&[data-disabled]': { color: color.fgDisabled, cursor: 'default' } },
});
export const track = css({
  flex: 'none',
  inlineSize: '40px',
  blockSize: '22px',
  padding: '3px',
  borderRadius: vars.radius.pill,
  background: color.borderStrong,
  ...transition('background-color'),
  selectors: {
    '[data-selected] > &': { background: color.bgBrand },
    '[data-disabled] > &': { background: color.bgNeutral },
    '[data-focus-visible] > &': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});
export const knob = css({
  display: 'block',
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: vars.radius.pill,
  background: color.bgSurface,
  ...transition('translate'),
  selectors: { '[data-selected] &': { translate: '18px' } },
});
