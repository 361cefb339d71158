import { vars } from '../../theme/contract.css.ts';
import { recipe, type, withFocusRing } from '../../theme/styles.ts';

const { color } = vars;

export const link = recipe({
  base: withFocusRing({
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
    selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
  }),
  variants: {
    emphasis: {
      text: {
        color: color.fgLink,
        textDecoration: 'underline',
        textDecorationColor: color.borderStrong,
      },
      strong: { color: color.fgLink, fontWeight: vars.font.weight.strong },
      quiet: { color: 'inherit' },
    },
    size: { inherit: {}, xs: type('xs'), sm: type('sm'), md: type('md') },
  },
});
