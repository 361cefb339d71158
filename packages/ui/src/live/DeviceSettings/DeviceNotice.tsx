import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import * as styles from './DeviceSettings.css.ts';

/** A device that was connected or disconnected while the room was open. */
export type DeviceNotice =
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

export interface DeviceNoticeTextProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Null if no device was connected or disconnected. */
  notice: DeviceNotice | null;
}

/**
 * Offers a device that was connected, and reports one that was disconnected (LMED-24). The live
 * region stays mounted so that changes are announced.
 */
export function DeviceNoticeText({ t, notice }: DeviceNoticeTextProps) {
  return (
    <div role="status" className={styles.notice}>
      {notice?.kind === 'arrived' && (
        <Banner
          actions={
            <>
              <Button size="sm" onPress={notice.onUse}>
                {t('liveMedia.settings.use')}
              </Button>
              <Button size="sm" tone="neutral" emphasis="outline" onPress={notice.onIgnore}>
                {t('liveMedia.settings.ignore')}
              </Button>
            </>
          }
        >
          {t('liveMedia.settings.arrived', { name: notice.name })}
        </Banner>
      )}
      {notice?.kind === 'gone' && (
        <Banner tone="warning">
          {notice.next === null
            ? t('liveMedia.settings.gone', { name: notice.name })
            : t('liveMedia.settings.replaced', { name: notice.name, next: notice.next })}
        </Banner>
      )}
    </div>
  );
}
