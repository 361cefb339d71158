import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

/** Where the steps have no room beside the fields: phones, dialogs, columns. */
const narrow = '(max-width: 599px)';

export const root = css({ containerType: 'inline-size', inlineSize: '100%' });

export const columns = css({
  display: 'grid',
  gridTemplateColumns: `${vars.size.menu} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space[10],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
});

/** In a narrow space the heading shows the progress; the way back is the button. */
export const steps = css({
  display: 'grid',
  gap: space[1],
  '@container': { [narrow]: { display: 'none' } },
});

export const step = css({
  ...type('md'),
  display: 'grid',
  gridTemplateColumns: `${space[6]} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: space[3],
  paddingBlock: space[2],
  borderRadius: vars.radius.control,
  color: color.fgMuted,
  textAlign: 'start',
  selectors: {
    '&[aria-current="step"]': {
      background: color.bgSelected,
      color: color.fgBrand,
      fontWeight: vars.font.weight.strong,
    },
  },
});

export const reached = css(
  withFocusRing({
    color: color.fgDefault,
    selectors: { '&[data-hovered]': { background: color.bgHover } },
  }),
);

export const mark = css({
  ...type('xs'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: vars.radius.pill,
  border: `${vars.border.thin} solid ${color.borderStrong}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-current="step"] > &': {
      borderColor: 'transparent',
      background: color.bgBrand,
      color: color.fgOnBrand,
    },
  },
});
export const done = css({
  borderColor: 'transparent',
  background: color.bgSuccessSoft,
  color: color.fgSuccess,
});
export const wrong = css({
  borderColor: 'transparent',
  background: color.bgDangerSoft,
  color: color.fgDanger,
});

export const page = css({ display: 'grid', gap: space[5], minInlineSize: 0 });

export const progress = css({ ...type('sm'), color: color.fgMuted });

export const heading = css({
  ...type('title-md'),
  fontWeight: vars.font.weight.strong,
  outline: 'none',
});

export const problems = css({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: vars.radius.card,
  border: `${vars.border.thin} solid ${color.fgDanger}`,
  background: color.bgDangerSoft,
  outline: 'none',
});

export const problemsTitle = css({
  ...type('md'),
  fontWeight: vars.font.weight.strong,
  color: color.fgDanger,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
});

export const problem = css(
  withFocusRing({
    ...type('sm'),
    color: color.fgDanger,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    paddingBlock: space[1],
    borderRadius: vars.radius.small,
    '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
  }),
);

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
});
/** The button forward is at the end, also where there is no way back. */
export const onward = css({ marginInlineStart: 'auto' });
