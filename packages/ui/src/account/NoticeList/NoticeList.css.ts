import { vars } from '../../theme/contract.css.ts';
import { css, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

export const list = css({
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
  overflow: 'hidden',
});

export const row = css({
  position: 'relative',
  padding: `${space[4]} ${space[5]}`,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}` },
    '&[data-unread]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: vars.border.thick,
      background: color.bgBrand,
    },
  },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[2]}`,
});

export const title = css({ ...type('md'), fontWeight: vars.font.weight.strong });

export const link = css(
  withFocusRing({
    color: color.fgLink,
    selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
  }),
);

export const mark = css({
  ...type('2xs'),
  fontWeight: vars.font.weight.strong,
  paddingInline: space[2],
  borderRadius: vars.radius.small,
  background: color.bgBrandSoft,
  color: color.fgBrand,
});

export const time = css({
  ...type('xs'),
  color: color.fgMuted,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

export const body = css({ ...type('sm'), color: color.fgSecondary, marginBlockStart: space[1] });
