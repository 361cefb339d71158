import { vars } from '../theme/contract.css.ts';
import { recipe } from '../theme/styles.ts';

const side = (size: string) => ({ inlineSize: size, blockSize: size });

export const icon = recipe({
  base: { flex: 'none', display: 'block' },
  variants: {
    size: {
      sm: side(vars.size['icon-sm']),
      md: side(vars.size['icon-md']),
      lg: side(vars.size['icon-lg']),
    },
  },
});
