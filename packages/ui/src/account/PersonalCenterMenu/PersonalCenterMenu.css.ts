import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  css,
  focusInMiddle,
  forcedEdge,
  transition,
  type,
  withFocusRing,
} from '../../theme/styles.ts';

const { color, space } = vars;
const narrow = `(max-width: ${breakpoints.desktop - 1}px)`;

export const menu = css({
  display: 'grid',
  gap: space[6],
  '@media': {
    [narrow]: {
      display: 'flex',
      gap: space[2],
      ...focusInMiddle,
      overflowX: 'auto',
      borderBlockEnd: `${vars.border.thin} solid ${color.borderDefault}`,
    },
  },
});

export const group = css({ '@media': { [narrow]: { flex: 'none' } } });

export const heading = css({
  ...type('xs'),
  color: color.fgMuted,
  fontWeight: vars.font.weight.strong,
  paddingInline: space[3],
  marginBlockEnd: space[1],
  '@media': { [narrow]: { display: 'none' } },
});

export const list = css({ '@media': { [narrow]: { display: 'flex', gap: space[2] } } });

export const item = css(
  withFocusRing({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minBlockSize: vars.size.touch,
    paddingInline: space[3],
    borderRadius: vars.radius.control,
    color: color.fgSecondary,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    position: 'relative',
    ...transition('background-color'),
    selectors: {
      '&[data-hovered]': { background: color.bgHover },
      '&[aria-current]': {
        background: color.bgSelected,
        color: color.fgDefault,
        fontWeight: vars.font.weight.strong,
      },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: space[2],
        inlineSize: vars.border.thick,
        background: color.bgBrand,
      },
    },
    '@media': {
      [narrow]: {
        borderRadius: 0,
        selectors: {
          '&[aria-current]': { background: 'transparent' },
          '&[aria-current]::before': {
            insetInline: 0,
            insetBlockStart: 'auto',
            insetBlockEnd: 0,
            inlineSize: 'auto',
            blockSize: vars.border.thick,
            clipPath: vars.shape.rake,
          },
        },
      },
    },
  }),
);

export const count = css({
  ...forcedEdge,
  ...type('2xs'),
  fontWeight: vars.font.weight.strong,
  minInlineSize: space[5],
  paddingInline: space[1],
  borderRadius: vars.radius.pill,
  background: color.bgBrand,
  color: color.fgOnBrand,
  textAlign: 'center',
});
