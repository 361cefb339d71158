import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const section = css({ display: 'grid', gap: space[4], marginBlockStart: space[6] });

export const composer = css({ display: 'grid', gap: space[3] });

export const empty = css({ ...type('md'), color: color.fgMuted });

export const comment = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
});

export const what = css({ flex: 1, minInlineSize: 0 });

export const who = css({
  ...type('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

export const name = css({ fontWeight: vars.font.weight.strong });

export const time = css({ ...type('xs'), color: color.fgMuted });

export const body = css({ ...type('md'), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
