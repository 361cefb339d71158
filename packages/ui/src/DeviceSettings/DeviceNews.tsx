import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import type { LiveText } from '../screens/liveText.ts';
import * as styles from './DeviceSettings.css.ts';

/** A device that was plugged in or pulled out while the room was open. */
export type DeviceNewsItem =
  | {
      kind: 'arrived';
      name: string;
      /** Takes it in place of the one that is used. */
      onUse: () => void;
      /** Goes on with the one that is used. */
      onIgnore: () => void;
    }
  | {
      kind: 'gone';
      name: string;
      /** What is used in its place; null where there is nothing. */
      next: string | null;
    };

export interface DeviceNewsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Null: nothing has come or gone. */
  news: DeviceNewsItem | null;
}

/** Asks about a device that came, tells of one that went (LMED-24). Its place stays, so that it is announced. */
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
