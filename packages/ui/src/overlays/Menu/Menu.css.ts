import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color } = vars;

export const popover = css({
  backgroundColor: color.bgRaised,
  color: color.fgDefault,
  border: `${vars.border.thin} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  minInlineSize: vars.size.menu,
  maxInlineSize: '90vw',
  overflow: 'auto',
  // Where it scrolls, a shade at the edge indicates more items; the cover over the shade moves with
  // the items.
  backgroundImage: [
    `linear-gradient(${color.bgRaised} 40%, transparent)`,
    `linear-gradient(transparent, ${color.bgRaised} 60%)`,
    `linear-gradient(${color.borderDefault}, transparent)`,
    `linear-gradient(transparent, ${color.borderDefault})`,
  ].join(', '),
  backgroundPosition: 'top, bottom, top, bottom',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 40px, 100% 40px, 100% 14px, 100% 14px',
  backgroundAttachment: 'local, local, scroll, scroll',
});
export const menu = css({ padding: vars.space[2], outline: 'none' });
export const item = css({
  ...type('md'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size['control-md'],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  color: color.fgDefault,
  selectors: {
    '&[data-focused]': { background: color.bgHover },
    '&[data-focus-visible]': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-2px',
    },
    '&[data-selected]': { fontWeight: vars.font.weight.strong },
    '&[data-disabled]': { color: color.fgDisabled, cursor: 'default' },
  },
});
export const danger = css({ color: color.fgDanger });
export const words = css({ display: 'grid', minInlineSize: 0 });
export const note = css({ ...type('sm'), color: color.fgSecondary });
export const icon = css({ color: color.fgMuted });
export const rule = css({
  border: 0,
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
  margin: `${vars.space[2]} 0`,
});
