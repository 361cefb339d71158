import { vars } from '../../theme/contract.css.ts';
import { css, type, withFocusRing } from '../../theme/styles.ts';

const { color } = vars;

export const link = css(
  withFocusRing({
    ...type('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: vars.size['control-md'],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    color: color.fgLink,
    fontWeight: vars.font.weight.medium,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.bgHover } },
  }),
);
