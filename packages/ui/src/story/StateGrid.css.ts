import { vars } from '../theme/contract.css.ts';
import { css, type } from '../theme/styles.ts';

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: vars.space[5],
  alignItems: 'start',
});

export const wide = css({ gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: '760px' });

/** As wide as the room's panel. */
export const panel = css({ gridTemplateColumns: 'repeat(auto-fill, min(352px, 100%))' });

export const cell = css({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  minInlineSize: 0,
});

export const stretch = css({ justifyItems: 'stretch', gridTemplateColumns: 'minmax(0, 1fr)' });

export const name = css({ ...type('xs'), color: vars.color.fgMuted });

export const link = css({ color: 'inherit' });
