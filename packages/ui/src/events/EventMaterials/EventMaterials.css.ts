import { vars } from '../../theme/contract.css.ts';
import { css, transition, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

export const row = css({
  ...type('md'),
  paddingBlock: space[2],
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}` },
  },
});

export const line = css({ display: 'flex', alignItems: 'center', gap: space[3] });

export const file = css(
  withFocusRing({
    ...type('md'),
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    paddingBlock: space[2],
    paddingInline: space[2],
    textAlign: 'start',
    borderRadius: vars.radius.control,
    ...transition('background-color'),
    selectors: { '&[data-hovered]': { background: color.bgHover } },
  }),
);

export const name = css({ flex: 1, minInlineSize: 0, fontWeight: vars.font.weight.strong });
