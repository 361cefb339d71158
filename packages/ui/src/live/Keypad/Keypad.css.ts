import { vars } from '../../theme/contract.css.ts';
import { css, transition, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  display: 'grid',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: '320px',
});
export const keys = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
  outline: 'none',
});
export const key = css(
  withFocusRing({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: '52px',
    border: `${vars.border.thin} solid ${color.borderDefault}`,
    borderRadius: vars.radius.control,
    background: color.bgSurface,
    color: color.fgDefault,
    // Holding a key selects no text and opens no menu.
    userSelect: 'none',
    touchAction: 'manipulation',
    ...transition('background-color'),
    selectors: {
      '&[data-hovered]:where(:not([data-disabled]))': { background: color.bgHover },
      '&[data-pressed]:where(:not([data-disabled]))': { background: color.bgNeutral },
      '&[data-disabled]': { color: color.fgDisabled, cursor: 'default' },
    },
  }),
);
export const sign = css({
  ...type('title-sm'),
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const letters = css({
  ...type('2xs'),
  color: color.fgMuted,
  letterSpacing: '0.08em',
  selectors: { '[data-disabled] > &': { color: color.fgDisabled } },
});
