import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({ display: 'grid', gap: space[4] });

export const lead = css({ color: color.fgSecondary });

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: space[4],
});

export const plan = css({
  display: 'flex',
  flexDirection: 'column',
  border: `${vars.border.thin} solid ${color.borderVip}`,
  borderRadius: vars.radius.card,
  background: color.bgVipSoft,
  overflow: 'hidden',
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[5],
  background: color.bgVip,
  color: color.fgOnVip,
});

export const name = css({ ...type('lg'), fontWeight: vars.font.weight.strong });

export const level = css({ ...type('xs'), fontWeight: vars.font.weight.strong });

export const body = css({ display: 'flex', flexDirection: 'column', flex: 1, padding: space[5] });

export const price = css({
  ...type('title-lg'),
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // At twice the text size, an amount stays in one line with its unit.
  '@media': { [media.phone]: { fontSize: `min(${vars.font.size['title-lg']}, 10vw)` } },
});

export const was = css({
  ...type('md'),
  fontWeight: vars.font.weight.regular,
  color: color.fgSecondary,
  marginInlineStart: space[2],
  // A line may break before it, not inside.
  display: 'inline-block',
});

export const hidden = css({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const about = css({
  ...type('sm'),
  color: color.fgSecondary,
  fontVariantNumeric: 'tabular-nums',
});

export const rights = css({ display: 'grid', gap: space[2], marginBlock: space[5] });

export const right = css({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
});

export const foot = css({ display: 'grid', gap: space[2], marginBlockStart: 'auto' });
