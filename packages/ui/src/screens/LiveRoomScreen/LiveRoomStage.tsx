import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { LeaveFullScreen } from './LeaveFullScreen.tsx';
import { useLiveRoom } from './LiveRoomContext.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './LiveRoomScreen.css.ts';
import * as beside from './besideVideos.css.ts';
import * as backdrop from './stageBackground.css.ts';

export interface LiveRoomStageProps {
  /** `LiveRoomVideos`. */
  children: ReactNode;
  /** The stage's element, which the app puts in full screen (LMED-01). */
  ref?: Ref<HTMLElement> | undefined;
  /** The image behind the stage, which the host has chosen for everyone (LHST-16). */
  background?: string | undefined;
  /** Exits full screen; the browser's own way is Escape. */
  onLeaveFullScreen?: (() => void) | undefined;
  /** `ConnectionBanner`. */
  connection?: ReactNode;
  /** `Announcement`, above the stage. */
  announcement?: ReactNode;
  /** Above the videos, never on them: `AutoplayPrompt`, `RecordingConsentPrompt`. */
  prompt?: ReactNode;
  /** `RoomNotices`, in a line of its own below the videos. */
  notices?: ReactNode;
  /** `Captions`, below the videos, in full screen too; not rendered while no videos are shown. */
  captions?: ReactNode;
  /** Under the stage, `TrialReminder`: the end of the trial and the price of staying. */
  offer?: ReactNode;
}

/** The room's middle: the videos, and each prompt, notice and caption in a line of its own. */
export function LiveRoomStage(props: LiveRoomStageProps) {
  const { background } = props;
  const { t, isFullScreen, isStageShown, hasSheet } = useLiveRoom();
  const hasBackground = background !== undefined;
  return (
    <main
      ref={props.ref}
      className={hasBackground ? `${styles.stage} ${backdrop.stage}` : styles.stage}
      style={hasBackground ? { backgroundImage: `url(${JSON.stringify(background)})` } : undefined}
      aria-label={t('live.room.stage')}
      inert={hasSheet && !isFullScreen}
    >
      <VisuallyHidden>
        <span role="status">{isFullScreen && t('live.room.stageFull')}</span>
      </VisuallyHidden>
      {isFullScreen && <LeaveFullScreen t={t} onPress={() => props.onLeaveFullScreen?.()} />}
      {wrapTexts(props.connection)}
      {props.announcement !== undefined && (
        <div className={styles.waits({ hasSheet })}>{props.announcement}</div>
      )}
      {props.prompt !== undefined && <div className={beside.requested}>{props.prompt}</div>}
      <div
        className={`${styles.videos({ hasSheet })}${hasBackground ? ` ${backdrop.videos}` : ''}`}
      >
        {wrapTexts(props.children)}
      </div>
      {props.notices !== undefined && (
        <div className={beside.notices({ hasSheet })}>{props.notices}</div>
      )}
      {isStageShown && props.captions !== undefined && (
        <div className={styles.captions({ hasSheet })}>{props.captions}</div>
      )}
      {props.offer !== undefined && <div className={styles.waits({ hasSheet })}>{props.offer}</div>}
    </main>
  );
}
