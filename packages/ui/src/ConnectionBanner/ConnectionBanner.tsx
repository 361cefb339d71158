import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import type { LiveText } from '../screens/liveText.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './ConnectionBanner.css.ts';

export interface ConnectionBannerProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** `back` stays as long as the room gives it; null is silent: all is well. */
  kind: 'connecting' | 'reconnecting' | 'back' | 'poor' | null;
}

const signs = { back: CircleCheck, poor: TriangleAlert } as const;

/** What the connection is at, over the stage. Its place stays, so that a change is announced. */
export function ConnectionBanner({ t, kind }: ConnectionBannerProps) {
  return (
    <div role="status">
      {kind !== null && (
        <div className={styles.banner}>
          <span className={styles.sign}>
            {kind === 'back' || kind === 'poor' ? (
              <Icon icon={signs[kind]} size="sm" />
            ) : (
              <Spinner size="sm" />
            )}
          </span>
          <span>{t(`live.connection.${kind}`)}</span>
        </div>
      )}
    </div>
  );
}
