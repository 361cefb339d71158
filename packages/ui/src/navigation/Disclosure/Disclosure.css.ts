import { vars } from '../../theme/contract.css.ts';
import { css, transition, withFocusRing } from '../../theme/styles.ts';

export const box = css({ borderBlockEnd: `${vars.border.thin} solid ${vars.color.borderSubtle}` });
export const head = css({ fontSize: 'inherit', fontWeight: 'inherit' });
export const button = css(
  withFocusRing({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: vars.size['control-lg'],
    fontWeight: vars.font.weight.strong,
    textAlign: 'start',
  }),
);
export const arrow = css({
  ...transition('rotate'),
  color: vars.color.fgMuted,
  selectors: { '[data-expanded] &': { rotate: '180deg' } },
});
export const body = css({ paddingBlockEnd: vars.space[4], color: vars.color.fgSecondary });
