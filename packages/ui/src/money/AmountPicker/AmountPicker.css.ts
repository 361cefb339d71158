import { vars } from '../../theme/contract.css.ts';
import { css, transition, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

/** Width of the container, not of the window: it is also used in side columns. */
const narrow = '(max-width: 480px)';

export const root = css({ containerType: 'inline-size', display: 'grid', gap: space[4] });

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  '@container': {
    // Two columns, or one if the text is too large for two.
    [narrow]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(max(7rem, (100% - ${space[4]}) / 2), 100%), 1fr))`,
    },
  },
});

export const plate = css(
  withFocusRing({
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    minBlockSize: '80px',
    paddingBlock: space[3],
    paddingInline: space[4],
    border: `${vars.border.thin} solid ${color.borderDefault}`,
    borderRadius: vars.radius.control,
    background: color.bgSurface,
    cursor: 'pointer',
    ...transition('background-color', 'border-color'),
    selectors: {
      '&[data-hovered]': { background: color.bgHover },
      '&[data-selected]': {
        background: color.bgSelected,
        borderColor: color.bgBrand,
        boxShadow: `inset 0 0 0 1px ${color.bgBrand}`,
      },
    },
  }),
);

export const amount = css({
  ...type('title-sm'),
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const otherAmount = css({ ...type('lg'), fontWeight: vars.font.weight.strong });

export const yuan = css({
  ...type('xs'),
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
});

export const gift = css({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  '@container': { [narrow]: { position: 'static', marginBlockStart: space[1] } },
});
