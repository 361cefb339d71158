import { localized, isolate } from '@rostra/i18n';
import { canModerate, onlineCount } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { Banner } from '@rostra/ui/Banner';
import type { ChatTab } from '@rostra/ui/ChatTabs';
import {
  LiveRoomHeader,
  LiveRoomPanel,
  LiveRoomScreen,
  LiveRoomStage,
  LiveRoomVideos,
} from '@rostra/ui/screens/LiveRoomScreen';
import type { PanelSectionId } from '@rostra/ui/screens/LiveRoomScreen';
import { LiveTimer } from '@rostra/ui/LiveTimer';
import { Suspense, lazy, useState } from 'react';
import { useLanguage } from '../../language/useText.ts';
import { useToast } from '../../overlay/useToast.ts';
import { ConnectionContainer } from './session/ConnectionContainer.tsx';
import { MessageNotices } from './conversations/MessageNotices.tsx';
import { useUnreadMessages } from './conversations/useUnreadMessages.ts';
import { RoomBar } from './RoomBar.tsx';
import { useRoom } from './RoomContext.ts';
import { RoomNoticesContainer } from './dialogs/RoomNoticesContainer.tsx';
import { RoomPanelContainer } from './RoomPanelContainer.tsx';
import type { RoomConfirmation } from './dialogs/RoomConfirmation.ts';
import { RoomStage } from './stage/RoomStage.tsx';
import { SettingsContainer } from './settings/SettingsContainer.tsx';
import { ComplianceContainer } from './sounds/ComplianceContainer.tsx';
import { useRoomSounds } from './sounds/useRoomSounds.ts';
import { ShortcutsContainer } from './shortcuts/ShortcutsContainer.tsx';
import { useFullScreen } from './stage/useFullScreen.ts';
import { useIsPhone } from './useIsPhone.ts';
import { useRoomState } from './session/useRoomState.ts';

const AnnouncementContainer = lazy(() => import('./dialogs/AnnouncementContainer.tsx'));
const ConfirmationDialog = lazy(() => import('./dialogs/ConfirmationDialog.tsx'));
const DocumentsContainer = lazy(() => import('./documents/DocumentsContainer.tsx'));
const QuestionsContainer = lazy(() => import('./questions/QuestionsContainer.tsx'));
const HelpContainer = lazy(() => import('./help/HelpContainer.tsx'));
const NetworkContainer = lazy(() => import('./network/NetworkContainer.tsx'));
const RoomPrompts = lazy(() => import('./dialogs/RoomPrompts.tsx'));
const TrialContainer = lazy(() => import('./trial/TrialContainer.tsx'));
const ReactionsContainer = lazy(() => import('./reactions/ReactionsContainer.tsx'));
const CaptionsContainer = lazy(() => import('./captions/CaptionsContainer.tsx'));
const PhoneContainer = lazy(() => import('./phone/PhoneContainer.tsx'));
const RecordingWarning = lazy(() => import('./recording/RecordingWarning.tsx'));

const sessionOf = (state: RoomState) => state.session;
const liveOf = (state: RoomState) => state.live.state;
const meOf = (state: RoomState) => state.me;
const pausedOf = (state: RoomState) => state.isPaused;
const recordingStatusOf = (state: RoomState) => state.recordingStatus;
const secondsOf = (state: RoomState) => state.elapsedSeconds;
const backgroundOf = ({ channel }: RoomState) => channel.backgroundUrl;

/** Tools that the panel offers. */
const SECTIONS: readonly PanelSectionId[] = ['talk', 'questions', 'documents'];
/** Tools that it offers to members who manage phones (LDIA-01). */
const MODERATOR_SECTIONS: readonly PanelSectionId[] = [...SECTIONS, 'phone'];

/** The room itself, by the reader's role: stage, people and chat, controls (LCON-01, LROL-19). */
export function Room() {
  const { t, eventHref } = useRoom();
  const { script } = useLanguage();
  const options = useRoomState(sessionOf);
  const live = useRoomState(liveOf);
  const me = useRoomState(meOf);
  const count = useRoomState(onlineCount);
  const seconds = useRoomState(secondsOf);
  const isPaused = useRoomState(pausedOf);
  const recordingStatus = useRoomState(recordingStatusOf);
  const background = useRoomState(backgroundOf);
  const sounds = useRoomSounds();
  const keeps = useRoomState(canModerate);
  const isPhone = useIsPhone();
  const toast = useToast();
  const screen = useFullScreen(() => toast.warning(t('liveEntry.fullScreenRefused')));
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [question, setQuestion] = useState<RoomConfirmation | null>(null);
  const [hasDevices, setDevices] = useState(false);
  const [hasShortcuts, setShortcuts] = useState(false);
  const [section, setSection] = useState<PanelSectionId>('talk');
  const [tab, setTab] = useState<ChatTab>('attendees');
  const unread = useUnreadMessages();
  if (!options || !me) return null;
  const { meeting } = options;
  const isPanelAway = isPhone && !isPanelOpen;
  // Before the start, members on stage hear each other, and the audience does not (LROL-02).
  const isBackstage =
    options.vendor !== 'rtmp' &&
    me.role !== 'audience' &&
    (live === 'unprepare' || live === 'preparing');
  return (
    <LiveRoomScreen
      t={t}
      state={live}
      isBackstage={me.role !== 'audience'}
      isFullScreen={screen.isOn}
      isPanelOpen={isPhone && isPanelOpen}
      header={
        <LiveRoomHeader
          title={localized(meeting, 'name', script)}
          backHref={eventHref()}
          isRecording={recordingStatus.isRecording}
          isTranscribing={recordingStatus.isTranscribing}
          isDemo={options.demo}
          timer={seconds === null ? undefined : <LiveTimer t={t} seconds={seconds} />}
          count={count}
          network={
            <Suspense fallback={null}>
              {options.vendor !== 'rtmp' && <NetworkContainer isCompact={isPhone} />}
              <HelpContainer onShortcuts={() => setShortcuts(true)} />
            </Suspense>
          }
          end={isPhone ? undefined : `${t(`live.roles.${me.role}`)} · ${isolate(me.name)}`}
        />
      }
      stage={
        <LiveRoomStage
          ref={screen.stage}
          background={background}
          onLeaveFullScreen={screen.toggle}
          connection={<ConnectionContainer />}
          announcement={
            <>
              <Suspense fallback={null}>
                <AnnouncementContainer />
              </Suspense>
              <ComplianceContainer {...sounds} />
              {isPaused && <Banner isAnnounced>{t('liveMedia.paused')}</Banner>}
              {isBackstage && <Banner>{t('liveMedia.backstage')}</Banner>}
            </>
          }
          prompt={
            <Suspense fallback={null}>
              <RoomPrompts sounds={sounds} />
            </Suspense>
          }
          notices={<RoomNoticesContainer />}
          captions={
            recordingStatus.isTranscribing ? (
              <Suspense fallback={null}>
                <CaptionsContainer />
              </Suspense>
            ) : undefined
          }
          offer={
            options.is_trial ? (
              <Suspense fallback={null}>
                <TrialContainer />
              </Suspense>
            ) : undefined
          }
        >
          <LiveRoomVideos
            startsAt={new Date(meeting.starts_at)}
            music={sounds.music}
            reactions={
              <Suspense fallback={null}>
                <ReactionsContainer />
              </Suspense>
            }
          >
            <RoomStage />
          </LiveRoomVideos>
        </LiveRoomStage>
      }
      panel={
        <LiveRoomPanel
          sections={(keeps ? MODERATOR_SECTIONS : SECTIONS).map((id) =>
            // While it is open, its own tabs show the count.
            id === 'talk' && section !== 'talk' ? { id, count: unread } : { id },
          )}
          section={section}
          onSectionChange={setSection}
          onClose={() => setPanelOpen(false)}
        >
          <Suspense fallback={null}>
            {section === 'documents' ? (
              <DocumentsContainer />
            ) : section === 'questions' ? (
              <QuestionsContainer />
            ) : section === 'phone' && keeps ? (
              <PhoneContainer />
            ) : (
              <RoomPanelContainer tab={tab} onTab={setTab} isInSight={!isPanelAway} />
            )}
          </Suspense>
        </LiveRoomPanel>
      }
      controls={
        <RoomBar
          onAsk={setQuestion}
          screen={screen}
          onDevices={() => setDevices(true)}
          onShortcuts={() => setShortcuts(true)}
          panel={{ onPress: () => setPanelOpen((isOpen) => !isOpen), isExpanded: isPanelOpen }}
        />
      }
      dialogs={
        <>
          {(section !== 'talk' || isPanelAway) && <MessageNotices />}
          {keeps && (
            <Suspense fallback={null}>
              <RecordingWarning />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <ConfirmationDialog question={question} onDone={() => setQuestion(null)} />
          </Suspense>
          <ShortcutsContainer isOpen={hasShortcuts} onClose={() => setShortcuts(false)} />
          <SettingsContainer isOpen={hasDevices} onClose={() => setDevices(false)} />
        </>
      }
    />
  );
}
