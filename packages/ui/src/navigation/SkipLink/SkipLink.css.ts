import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const link = css({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.z.tooltip,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.bgRaised,
  color: vars.color.fgLink,
  fontWeight: vars.font.weight.strong,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      padding: 0,
    },
  },
});
