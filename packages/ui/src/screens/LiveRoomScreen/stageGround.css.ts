import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

/** The stage over a picture of the host's, which fills it. */
export const stage = css({ backgroundSize: 'cover', backgroundPosition: 'center' });

/** Words on the stage stay readable over any picture. */
export const pictures = css({
  background: `color-mix(in srgb, ${vars.color.bgStage} 72%, transparent)`,
});
