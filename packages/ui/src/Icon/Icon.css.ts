import { vars } from '../theme/contract.css.ts';
import { recipe } from '../theme/styles.ts';

const side = (size: string) => ({ inlineSize: size, blockSize: size });

export const icon = recipe({
  base: {
    flex: 'none',
    display: 'block',
    // The reset's 100 % would let whatever holds it shrink to nothing beside long words.
    maxInlineSize: 'none',
    selectors: {
      // What points along a line of text turns with it. lucide's own class says which drawing it is.
      '&:is([class*="-left"], [class*="-right"]):dir(rtl)': { scale: '-1 1' },
    },
  },
  variants: {
    size: {
      sm: side(vars.size['icon-sm']),
      md: side(vars.size['icon-md']),
      lg: side(vars.size['icon-lg']),
    },
  },
});
