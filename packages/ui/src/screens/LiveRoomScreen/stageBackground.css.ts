import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

/** The stage over the host's image, which fills it. */
export const stage = css({ backgroundSize: 'cover', backgroundPosition: 'center' });

/** Text on the stage stays readable over any image. */
export const videos = css({
  background: `color-mix(in srgb, ${vars.color.bgStage} 72%, transparent)`,
});
