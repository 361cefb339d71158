import { VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { AttachedVideo } from './AttachedVideo.tsx';
import type { AttachVideo } from './roomTypes.ts';
import * as styles from './OwnVideo.css.ts';

export interface OwnVideoProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Draws the reader's own camera; without it the camera is off. */
  attach?: AttachVideo | undefined;
  /** Mirrored. @default true */
  isMirrored?: boolean | undefined;
  /** Names the video. @default the room's text for the own camera */
  label?: string | undefined;
  /** Why there is no video. @default the room's "The camera is off" */
  offText?: string | undefined;
  /** Shown in place of a crossed camera and those words, where there is no video. */
  standIn?: ReactNode;
}

/** The reader's own camera, or a note that it is off. */
export function OwnVideo(props: OwnVideoProps) {
  const { t, attach, isMirrored = true, label, standIn } = props;
  const offText = props.offText ?? t('live.devices.cameraOff');
  return (
    <div
      role="img"
      aria-label={attach ? (label ?? t('live.devices.ownVideo')) : offText}
      className={styles.video}
    >
      {attach ? (
        <AttachedVideo attach={attach} isMirrored={isMirrored} />
      ) : (
        <span className={styles.off}>
          {standIn ?? (
            <>
              <Icon icon={VideoOff} size="lg" />
              <span>{offText}</span>
            </>
          )}
        </span>
      )}
    </div>
  );
}
