import { formatDateTime } from '@rostra/i18n';
import { useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { useFocusRestore } from '../../focus/useFocusRestore.ts';
import { LiveStateBadge } from '../../live/LiveStateBadge/index.ts';
import type { LivePhase } from '../../live/RoomParts/roomTypes.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import type { LiveText } from '../liveText.ts';
import { LeaveFullScreen } from './LeaveFullScreen.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import type { RoomTab, RoomTabId } from './RoomTabs.tsx';
import { WaitingMusic } from './WaitingMusic.tsx';
import type { WaitingMusicProps } from './WaitingMusic.tsx';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './LiveRoomScreen.css.ts';
import * as beside from './besidePictures.css.ts';
import * as over from './overPictures.css.ts';
import * as backdrop from './stageBackground.css.ts';

export type { RoomTab, RoomTabId } from './RoomTabs.tsx';

export interface LiveRoomScreenProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The meeting's name, in its original language. */
  title: string;
  /** The event's page. */
  backHref: string;
  /** The meeting's state as the server reports it: it decides what the stage shows. */
  state: LivePhase;
  /** The planned start; shown before it. */
  startsAt: Date;
  /** Shown in the header for everyone (LHST-27). @default false */
  isRecording?: boolean | undefined;
  /** Shown in the header for everyone (LHST-26). @default false */
  isTranscribing?: boolean | undefined;
  /** A demo room: shown in the header (LCON-23). @default false */
  isDemo?: boolean | undefined;
  /** `LiveTimer`, in a part that updates each second. */
  timer?: ReactNode;
  /** People here; null for members without access to it (LHST-09). */
  count?: number | null | undefined;
  /** `NetworkQuality`, in the header; with `isCompact` where space is short. */
  network?: ReactNode;
  /** At the end of the header: the language and the reader's account. */
  headerEnd?: ReactNode;
  /** `ConnectionBanner`. */
  connection?: ReactNode;
  /** `Announcement`, above the stage. */
  announcement?: ReactNode;
  /** `VideoGrid`, a player; not rendered while the room waits or is over. */
  stage: ReactNode;
  /** Host, experts and staff see the stage before the start too. @default false */
  isBackstage?: boolean | undefined;
  /** Above the videos, never on them: `AutoplayPrompt`, `CapturePrompt`. */
  prompt?: ReactNode;
  /** `Captions`, below the videos, in full screen too. */
  captions?: ReactNode;
  /** The music of the waiting room, and its switch; absent where there is none. */
  music?: WaitingMusicProps['music'] | undefined;
  /** Under the stage, `TrialReminder`: the end of the trial and the price of staying. */
  offer?: ReactNode;
  /** `RoomNotices`, in a line of its own below the videos. */
  notices?: ReactNode;
  /** `RoomReactions`, over the videos' lower end. */
  reactions?: ReactNode;
  /**
   * `RoomTabs` or `ChatTabs`, or the content of the selected tool; without it the stage has the
   * whole width.
   */
  panel?: ReactNode;
  /**
   * The panel's entries beside people and chat; `panel` is only the content of the selected one.
   */
  tools?: readonly RoomTab[] | undefined;
  /** The selected tool, held by the app. @default 'talk' */
  tool?: RoomTabId | undefined;
  /** Receives the pressed tool. */
  onTool?: ((tool: RoomTabId) => void) | undefined;
  /** On a phone, where the panel is a sheet: it is open, and the rest of the room is inert. */
  isPanelOpen: boolean;
  /** Escape or the cross of the panel's sheet, on phones. */
  onClosePanel: () => void;
  /** The image behind the stage, which the host has chosen for everyone (LHST-16). */
  background?: string | undefined;
  /** The stage's element, which the app puts in full screen (LMED-01). */
  stageRef?: Ref<HTMLElement> | undefined;
  /**
   * Only the stage is in full screen: it has the exit button, and the rest of the room is inert.
   * @default false
   */
  isFullScreen?: boolean | undefined;
  /** Exits full screen; the browser's own way is Escape. */
  onLeaveFullScreen?: (() => void) | undefined;
  /** `RoomControls`. */
  controls: ReactNode;
  /** `RoomDialog`, `DeviceCheck` in a dialog. */
  dialogs?: ReactNode;
}

type NoticeProps = Pick<LiveRoomScreenProps, 't' | 'state' | 'startsAt' | 'music'>;

/** The text in place of videos, while the room waits or is over. */
function Said({ t, state, startsAt, music }: NoticeProps) {
  const locale = useUiLocale();
  const isOver = state === 'stopped';
  return (
    <div className={styles.note}>
      <h2 className={styles.messageTitle}>
        {t(isOver ? 'live.room.ended.title' : 'live.room.waiting.title')}
      </h2>
      <p className={styles.messageText}>
        {isOver
          ? t('live.room.ended.text')
          : state === 'preparing'
            ? t('live.room.waiting.preparing')
            : t('live.room.waiting.text', { time: formatDateTime(startsAt, locale) })}
      </p>
      {!isOver && music && <WaitingMusic t={t} music={music} />}
    </div>
  );
}

/** The live room: header, stage, people and chat, controls; on phones people and chat are a sheet (LCON-01). */
export function LiveRoomScreen(props: LiveRoomScreenProps) {
  const {
    t,
    state,
    panel,
    tools,
    tool = 'talk',
    isBackstage = false,
    isFullScreen = false,
    background,
  } = props;
  const hasBackground = background !== undefined;
  const isWaiting = state === 'unprepare' || state === 'preparing';
  const isStageShown = state !== 'stopped' && (!isWaiting || isBackstage);
  const hasPanel = panel !== undefined;
  const hasSheet = hasPanel && props.isPanelOpen;
  const room = useRef<HTMLDivElement>(null);
  // Hands are lowered, people move, roles change: the focus moves to the neighbor of a removed
  // control.
  useFocusRestore(room);
  return (
    <div ref={room} className={styles.room({ hasPanel, hasSheet })}>
      <RoomHeader
        isInert={hasSheet || isFullScreen}
        t={t}
        title={props.title}
        backHref={props.backHref}
        badge={
          <LiveStateBadge
            t={t}
            state={state}
            isRecording={props.isRecording}
            isTranscribing={props.isTranscribing}
            isDemo={props.isDemo}
          />
        }
        timer={isWaiting ? undefined : props.timer}
        count={props.count}
        network={props.network}
        end={props.headerEnd}
      />
      <main
        ref={props.stageRef}
        className={hasBackground ? `${styles.stage} ${backdrop.stage}` : styles.stage}
        {...(hasBackground
          ? { style: { backgroundImage: `url(${JSON.stringify(background)})` } }
          : {})}
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
          {isStageShown ? (
            wrapTexts(props.stage)
          ) : (
            <Said t={t} state={state} startsAt={props.startsAt} music={props.music} />
          )}
          <div className={over.reactions}>{props.reactions}</div>
        </div>
        {props.notices !== undefined && (
          <div className={beside.notices({ hasSheet })}>{props.notices}</div>
        )}
        {isStageShown && props.captions !== undefined && (
          <div className={styles.captions({ hasSheet })}>{props.captions}</div>
        )}
        {props.offer !== undefined && (
          <div className={styles.waits({ hasSheet })}>{props.offer}</div>
        )}
      </main>
      {hasPanel && (
        <RoomPanel
          t={t}
          isOpen={props.isPanelOpen}
          isInert={isFullScreen}
          onClose={props.onClosePanel}
          tools={tools && { tools, selected: tool, onSelect: (chosen) => props.onTool?.(chosen) }}
        >
          {panel}
        </RoomPanel>
      )}
      <footer className={styles.controls} inert={hasSheet || isFullScreen} data-room-bar>
        {props.controls}
      </footer>
      {wrapTexts(props.dialogs)}
    </div>
  );
}
