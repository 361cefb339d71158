import { formatDateTime } from '@rostra/i18n';
import { useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { useKeptFocus } from '../../focus/useKeptFocus.ts';
import { LiveStateBadge } from '../../LiveStateBadge/index.ts';
import type { RoomState } from '../../RoomParts/roomTypes.ts';
import { useUiLocale } from '../../TextProvider/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import type { LiveText } from '../liveText.ts';
import { LeaveFullScreen } from './LeaveFullScreen.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import type { RoomTool, RoomToolId } from './RoomToolTabs.tsx';
import { WaitingMusic } from './WaitingMusic.tsx';
import type { WaitingMusicProps } from './WaitingMusic.tsx';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './LiveRoomScreen.css.ts';
import * as beside from './besidePictures.css.ts';
import * as over from './overPictures.css.ts';
import * as ground from './stageGround.css.ts';

export type { RoomTool, RoomToolId } from './RoomToolTabs.tsx';

export interface LiveRoomScreenProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The meeting's name, in the language it was given in. */
  title: string;
  /** The event's page. */
  backHref: string;
  /** The meeting's state as the server tells it: it decides what stands on the stage. */
  state: RoomState;
  /** When it is planned to begin; told while it has not. */
  startsAt: Date;
  /** Said in the header for everyone (LHST-27). @default false */
  isRecording?: boolean | undefined;
  /** Said in the header for everyone (LHST-26). @default false */
  isTranscribing?: boolean | undefined;
  /** A room to try out: said in the header (LCON-23). @default false */
  isDemo?: boolean | undefined;
  /** `LiveTimer`, in a part that ticks. */
  timer?: ReactNode;
  /** People here; null for who may not know (LHST-09). */
  count?: number | null | undefined;
  /** `NetworkQuality`, in the header; with `isCompact` where the line is short. */
  network?: ReactNode;
  /** At the end of the header: language, who the reader is. */
  headerEnd?: ReactNode;
  /** `ConnectionBanner`. */
  connection?: ReactNode;
  /** `Announcement`, above the stage. */
  announcement?: ReactNode;
  /** `VideoGrid`, a player; not asked for while the room waits or is over. */
  stage: ReactNode;
  /** Host, experts and staff see the stage before the start too. @default false */
  isBackstage?: boolean | undefined;
  /** Above the pictures, never on them: `AutoplayPrompt`, `CapturePrompt`. */
  prompt?: ReactNode;
  /** `Captions`, below the pictures, in full screen too. */
  captions?: ReactNode;
  /** The music of the waiting room, and its switch; absent where there is none. */
  music?: WaitingMusicProps['music'] | undefined;
  /** Under the stage, `TrialReminder`: the audition's end and what it costs to stay. */
  offer?: ReactNode;
  /** `RoomNotices`, in a line of its own below the pictures. */
  notices?: ReactNode;
  /** `RoomReactions`, over the pictures' lower end. */
  reactions?: ReactNode;
  /** `RoomTabs` or `ChatTabs`, or what the chosen tool shows; without it the stage has the whole width. */
  panel?: ReactNode;
  /** What the panel leads to beside people and chat; `panel` is the content of the chosen one alone. */
  tools?: readonly RoomTool[] | undefined;
  /** The chosen tool, held by the app. @default 'talk' */
  tool?: RoomToolId | undefined;
  /** Gets the tool pressed. */
  onTool?: ((tool: RoomToolId) => void) | undefined;
  /** On a phone, where the panel is a sheet: it is open, and the rest of the room rests. */
  isPanelOpen: boolean;
  /** Escape or the cross of the panel's sheet, on phones. */
  onClosePanel: () => void;
  /** The picture behind the stage, which the host has chosen for everyone (LHST-16). */
  background?: string | undefined;
  /** The stage's element, which the app puts on the whole screen (LMED-01). */
  stageRef?: Ref<HTMLElement> | undefined;
  /** The stage alone is on the whole screen: it has the way out, and the rest of the room rests. @default false */
  isFullScreen?: boolean | undefined;
  /** The way out of full screen; the browser's own is Escape. */
  onLeaveFullScreen?: (() => void) | undefined;
  /** `RoomControls`. */
  controls: ReactNode;
  /** `RoomDialog`, `DeviceCheck` in a dialog. */
  dialogs?: ReactNode;
}

type SaidProps = Pick<LiveRoomScreenProps, 't' | 'state' | 'startsAt' | 'music'>;

/** What stands where pictures would be, while the room waits or is over. */
function Said({ t, state, startsAt, music }: SaidProps) {
  const locale = useUiLocale();
  const isOver = state === 'stopped';
  return (
    <div className={styles.said}>
      <h2 className={styles.saidTitle}>
        {t(isOver ? 'live.room.ended.title' : 'live.room.waiting.title')}
      </h2>
      <p className={styles.saidText}>
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
  const hasGround = background !== undefined;
  const isWaiting = state === 'unprepare' || state === 'preparing';
  const isStageShown = state !== 'stopped' && (!isWaiting || isBackstage);
  const hasPanel = panel !== undefined;
  const hasSheet = hasPanel && props.isPanelOpen;
  const room = useRef<HTMLDivElement>(null);
  // Hands are lowered, people move, roles change: the keyboard goes on beside what is gone.
  useKeptFocus(room);
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
        className={hasGround ? `${styles.stage} ${ground.stage}` : styles.stage}
        {...(hasGround ? { style: { backgroundImage: `url(${JSON.stringify(background)})` } } : {})}
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
        {props.prompt !== undefined && <div className={beside.asked}>{props.prompt}</div>}
        <div
          className={`${styles.pictures({ hasSheet })}${hasGround ? ` ${ground.pictures}` : ''}`}
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
