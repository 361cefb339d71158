import { Popover } from '../../overlays/Popover/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import type { LiveText } from '../../screens/liveText.ts';
import { NetworkDetails } from './NetworkDetails.tsx';
import type { NetworkFiguresSource } from './NetworkDetails.tsx';
import { NetworkMark } from './NetworkMark.tsx';
import { worseOf } from './networkLevels.ts';
import type { NetworkLevel } from './networkLevels.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './NetworkQuality.css.ts';

export type { FlowFigures, NetworkFigures, NetworkFiguresSource } from './NetworkDetails.tsx';
export type { NetworkLevel } from './networkLevels.ts';

export interface NetworkQualityProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** From the reader to the room. Left out for members who send nothing. */
  up?: NetworkLevel | undefined;
  /** From the room to the reader. */
  down: NetworkLevel;
  /** Rates and the round trip, read while the details are open. */
  figures?: NetworkFiguresSource | undefined;
  /** Only the mark, where space is short; the words are its name. @default false */
  isCompact?: boolean | undefined;
  /** The surface behind it: the room's dark header, or a page. @default 'stage' */
  background?: 'page' | 'stage' | undefined;
}

/**
 * The quality of the reader's connection: a mark and words, and the details behind a press
 * (LMED-21).
 */
export function NetworkQuality(props: NetworkQualityProps) {
  const { t, up, down, figures, isCompact = false, background = 'stage' } = props;
  const worse = worseOf(up, down);
  const words = t(`liveMedia.network.summaries.${worse}`);
  return (
    <Popover
      title={t('liveMedia.network.title')}
      placement="bottom end"
      trigger={
        <PlainButton
          {...rootProps(props, styles.trigger({ background, isCompact }))}
          aria-label={words}
        >
          <NetworkMark level={worse} background={background} />
          {!isCompact && <span aria-hidden>{words}</span>}
        </PlainButton>
      }
    >
      <NetworkDetails t={t} up={up} down={down} figures={figures} />
    </Popover>
  );
}
