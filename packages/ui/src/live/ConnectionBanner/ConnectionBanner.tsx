import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ConnectionBanner.css.ts';

export interface ConnectionBannerProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** `back` is shown as long as the room passes it; null shows nothing: all is well. */
  kind: 'connecting' | 'reconnecting' | 'back' | 'poor' | null;
}

const signs = { back: CircleCheck, poor: TriangleAlert } as const;

/**
 * State of the room's connection, shown over the stage. The live region stays mounted so that
 * changes are announced.
 */
export function ConnectionBanner({ t, kind, ...root }: ConnectionBannerProps) {
  return (
    <div {...rootProps(root)} role="status">
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
