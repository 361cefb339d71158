import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const panel = css({
  position: 'relative',
  overflow: 'hidden',
  background: color.bgHero,
  color: color.fgHero,
  paddingBlock: space[10],
  paddingInlineStart: `max(${space[8]}, calc((100vw - ${vars.size.page}) / 2))`,
  paddingInlineEnd: space[16],
  display: 'flex',
  flexDirection: 'column',
  '@media': { [`(max-width: ${breakpoints.desktop - 1}px)`]: { display: 'none' } },
});

export const rakes = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  blockSize: '100%',
  inlineSize: '15%',
  fill: color.lineHero,
});

export const middle = css({
  position: 'relative',
  marginBlock: 'auto',
  maxInlineSize: '468px',
  inlineSize: '82%',
});

export const claim = css({
  ...type('title-xl'),
  fontWeight: vars.font.weight.strong,
  textWrap: 'balance',
  marginBlockEnd: space[10],
});

export const note = css({ ...type('sm'), color: color.fgHeroMuted, marginBlockEnd: space[3] });

export const row = css({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockStart: `${vars.border.thin} solid ${color.lineHero}`,
});

export const point = css({
  paddingBlock: space[4],
  borderBlockStart: `${vars.border.thin} solid ${color.lineHero}`,
  ...type('lg'),
});

export const time = css({
  ...type('lg'),
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const title = css({
  ...type('md'),
  fontWeight: vars.font.weight.strong,
  textWrap: 'pretty',
});

export const by = css({ ...type('sm'), color: color.fgHeroMuted });

export const live = css({
  ...type('xs'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: space[2],
  paddingInline: space[2],
  borderRadius: vars.radius.small,
  background: color.bgLive,
  color: color.fgOnLive,
  fontWeight: vars.font.weight.strong,
});

export const dot = css({
  inlineSize: space[2],
  blockSize: space[2],
  borderRadius: vars.radius.pill,
  background: 'currentColor',
});

export const foot = css({ position: 'relative', ...type('sm'), color: color.fgHeroMuted });
