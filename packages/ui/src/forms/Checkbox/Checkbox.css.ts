import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color } = vars;

export const row = css({
  ...type('sm'),
  display: 'flex',
  gap: '10px',
  alignItems: 'flex-start',
  color: color.fgSecondary,
  cursor: 'pointer',
  paddingBlock: '2px',
  selectors: { '&[data-disabled]': { color: color.fgDisabled, cursor: 'default' } },
});

export const box = css({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.small,
  border: `1.5px solid ${color.borderStrong}`,
  background: color.bgSurface,
  color: color.fgOnBrand,
  selectors: {
    '[data-selected] > &, [data-indeterminate] > &': {
      background: color.bgBrand,
      borderColor: color.bgBrand,
    },
    '[data-invalid] > &': { borderColor: color.fgDanger },
    '[data-focus-visible] > &': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: vars.focus.offset,
    },
    '[data-disabled] > &': {
      borderColor: color.borderDefault,
      background: color.bgNeutral,
      color: color.fgDisabled,
    },
  },
});
export const problem = css({ marginBlockStart: vars.space[1] });
