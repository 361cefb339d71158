import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/styles.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const side = (size: string) => ({ inlineSize: size, blockSize: size });

export const spinner = recipe({
  base: {
    flex: 'none',
    display: 'inline-block',
    borderRadius: vars.radius.pill,
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 0.8s linear infinite`,
  },
  variants: { size: { sm: side(vars.size['icon-sm']), md: side(vars.size['icon-lg']) } },
});
