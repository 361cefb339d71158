import { vars } from '../../theme/contract.css.ts';
import { css, transition, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

export const group = css({ display: 'grid', gap: space[3] });

export const label = css({ ...type('lg'), fontWeight: vars.font.weight.strong });

export const options = css({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const option = css(
  withFocusRing({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: vars.size['control-md'],
    paddingInline: space[4],
    border: `${vars.border.thin} solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: color.bgSurface,
    color: color.fgDefault,
    cursor: 'pointer',
    ...transition('background-color', 'border-color'),
    selectors: {
      '&[data-hovered]': { background: color.bgHover },
      '&[data-selected]': {
        background: color.bgSelected,
        borderColor: color.bgBrand,
        fontWeight: vars.font.weight.strong,
      },
    },
  }),
);
