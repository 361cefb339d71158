import { recipe } from '../../theme/styles.ts';
import { vars } from '../../theme/contract.css.ts';

const side = (size: string) => ({ inlineSize: size, blockSize: size });

/** Black on white in both schemes: scanners need it. */
export const code = recipe({
  base: { display: 'block', borderRadius: vars.radius.small, flex: 'none' },
  variants: { size: { md: side('120px'), lg: side('200px') } },
});
