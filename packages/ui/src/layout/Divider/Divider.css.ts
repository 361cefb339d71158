import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/styles.ts';

export const divider = recipe({
  base: {
    border: 0,
    margin: 0,
    blockSize: vars.border.thin,
    position: 'relative',
    // Browsers clip a rule at its edge, and the rake is thicker than the rule.
    overflow: 'visible',
  },
  variants: {
    emphasis: {
      subtle: { background: vars.color.borderSubtle },
      default: { background: vars.color.borderDefault },
    },
    hasRake: {
      true: {
        selectors: {
          '&::before': {
            content: '',
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: 0,
            inlineSize: vars.size.rake,
            blockSize: vars.size['rake-height'],
            background: vars.color.bgBrand,
            clipPath: vars.shape.rake,
          },
        },
      },
      false: {},
    },
  },
});
