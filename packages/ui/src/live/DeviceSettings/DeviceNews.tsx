import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import * as styles from './DeviceSettings.css.ts';

/** A device that was connected or disconnected while the room was open. */
export type DeviceNewsItem =
  | {
      kind: 'arrived';
      name: string;
      /** Switches to the new device. */
      onUse: () => void;
      /** Keeps the current device. */
      onIgnore: () => void;
    }
  | {
      kind: 'gone';
      name: string;
      /** The replacement device; null if there is none. */
      next: string | null;
    };

export interface DeviceNewsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Null if no device was connected or disconnected. */
  news: DeviceNewsItem | null;
}

/**
 * Offers a device that was connected, and reports one that was disconnected (LMED-24). The live
 * region stays mounted so that changes are announced.
 */
export function DeviceNews({ t, news }: DeviceNewsProps) {
  return (
    <div role="status" className={styles.news}>
      {news?.kind === 'arrived' && (
        <Banner
          actions={
            <>
              <Button size="sm" onPress={news.onUse}>
                {t('liveMedia.settings.use')}
              </Button>
              <Button size="sm" tone="neutral" emphasis="outline" onPress={news.onIgnore}>
                {t('liveMedia.settings.ignore')}
              </Button>
            </>
          }
        >
          {t('liveMedia.settings.arrived', { name: news.name })}
        </Banner>
      )}
      {news?.kind === 'gone' && (
        <Banner tone="warning">
          {news.next === null
            ? t('liveMedia.settings.gone', { name: news.name })
            : t('liveMedia.settings.replaced', { name: news.name, next: news.next })}
        </Banner>
      )}
    </div>
  );
}
