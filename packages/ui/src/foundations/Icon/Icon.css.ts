import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/styles.ts';

const side = (size: string) => ({ inlineSize: size, blockSize: size });

export const icon = recipe({
  base: {
    flex: 'none',
    display: 'block',
    // The reset's 100% would let any container shrink the icon to nothing beside long text.
    maxInlineSize: 'none',
    selectors: {
      // Mirrors icons that point along the text in right-to-left text; lucide's class names
      // identify them.
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
