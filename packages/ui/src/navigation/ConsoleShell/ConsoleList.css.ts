import { vars } from '../../theme/contract.css.ts';
import { css, recipe, transition, type, withFocusRing } from '../../theme/styles.ts';
import { consoleMedia, hiddenWords } from './consoleWidths.ts';

const { color, space, size } = vars;
/** The rake, turned upright. */
const UPRIGHT_RAKE = 'polygon(0 0, 100% 0, 100% calc(100% - 4px), 0 100%)';

export const list = css({ display: 'grid', gap: space[4], alignContent: 'start' });

/** The place of its heading, which the rail hides. */
export const group = css({ position: 'relative' });

export const heading = css({
  ...type('xs'),
  color: color.fgMuted,
  paddingInline: space[3],
  paddingBlockEnd: space[2],
  '@media': { [consoleMedia.rail]: hiddenWords },
});

export const item = css(
  withFocusRing({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    position: 'relative',
    inlineSize: '100%',
    minBlockSize: '36px',
    paddingInline: space[3],
    borderRadius: vars.radius.control,
    color: color.fgSecondary,
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
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
        insetInlineStart: `calc(-1 * ${space[3]})`,
        insetBlockStart: `calc(50% - ${space[3]})`,
        inlineSize: size['rake-height'],
        blockSize: space[6],
        background: color.bgBrand,
        clipPath: UPRIGHT_RAKE,
      },
    },
    '@media': {
      [consoleMedia.rail]: { justifyContent: 'center', minBlockSize: size['control-md'] },
      [consoleMedia.bar]: { minBlockSize: size.touch },
    },
  }),
);

export const label = css({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [consoleMedia.rail]: hiddenWords },
});

export const count = recipe({
  base: {
    ...type('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    flex: 'none',
    color: color.fgMuted,
    fontVariantNumeric: 'lining-nums tabular-nums',
    '@media': {
      [consoleMedia.rail]: {
        ...type('2xs'),
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: '2px',
      },
    },
  },
  variants: {
    isOverdue: {
      false: { selectors: { '[aria-current] > &': { color: color.fgSecondary } } },
      true: {
        color: color.fgDanger,
        fontWeight: vars.font.weight.strong,
        '::before': {
          content: '',
          inlineSize: '6px',
          blockSize: '6px',
          borderRadius: vars.radius.pill,
          background: 'currentColor',
        },
        '@media': { [consoleMedia.rail]: { '::before': { display: 'none' } } },
      },
    },
  },
});
