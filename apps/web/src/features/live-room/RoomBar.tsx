import { canModerate, canPause, isHost, mediaRights } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { HostControls } from '@rostra/ui/HostControls';
import { RoomControls } from '@rostra/ui/RoomControls';
import type { RoomControlState } from '@rostra/ui/RoomControls';
import { Suspense, lazy } from 'react';
import { useToast } from '../../overlay/useToast.ts';
import { useUnreadMessages } from './conversations/useUnreadMessages.ts';
import { useRoom } from './RoomContext.ts';
import { handsWaiting } from './people/handsWaiting.ts';
import type { RoomConfirmation } from './dialogs/RoomConfirmation.ts';
import { useScreenControl } from './screen/useScreenControl.ts';
import { BarShortcuts } from './shortcuts/BarShortcuts.tsx';
import type { BarActs } from './shortcuts/BarShortcuts.tsx';
import { SHORTCUT_KEYS } from './shortcuts/shortcutKeys.ts';
import { useHasShortcuts } from './shortcuts/useShortcuts.ts';
import { useHostCourse } from './useHostCourse.ts';
import type { FullScreen } from './stage/useFullScreen.ts';
import { useIsPhone } from './useIsPhone.ts';
import { usePictureInPicture } from './stage/usePictureInPicture.ts';
import { useRoomState } from './session/useRoomState.ts';

const MoreContainer = lazy(() => import('./more/MoreContainer.tsx'));
const ReactionPickerContainer = lazy(() => import('./reactions/ReactionPickerContainer.tsx'));

const meOf = (state: RoomState) => state.me;
const ownOf = (state: RoomState) => state.own;
const pausedOf = (state: RoomState) => state.isPaused;
const pendingOf = (state: RoomState) => state.pending;
const phaseOf = (state: RoomState) => state.phase;
const connectionOf = (state: RoomState) => state.connection;
const sendsVoice = (state: RoomState) => mediaRights(state).audio;
const sendsVideo = (state: RoomState) => mediaRights(state).video;
/** Checks whether the user is the host of a running meeting, which would have no host without them. */
const isLeading = (state: RoomState) =>
  isHost(state) && (state.live.state === 'streaming' || state.live.state === 'pre_stopped');
/** Whether any video is on the stage. */
const someoneIsSeen = ({ remote, own }: RoomState) =>
  own.video !== null || Array.from(remote.values()).some(({ video }) => video !== null);

interface RoomBarProps {
  onAsk: (question: RoomConfirmation) => void;
  onDevices: () => void;
  onShortcuts: () => void;
  panel: RoomControlState;
  screen: FullScreen;
}

/** Controls for voice, video, hand and view, and the host's meeting controls. */
export function RoomBar({ onAsk, onDevices, onShortcuts, panel, screen }: RoomBarProps) {
  const { t, session, run, toEvent } = useRoom();
  const { actions } = session;
  const me = useRoomState(meOf);
  const own = useRoomState(ownOf);
  const mayPause = useRoomState(canPause);
  const isPaused = useRoomState(pausedOf);
  const pending = useRoomState(pendingOf);
  const isConnected = useRoomState(connectionOf) === 'connected';
  const isInside = useRoomState(phaseOf) === 'inside';
  const hasVoice = useRoomState(sendsVoice);
  const hasVideoRight = useRoomState(sendsVideo);
  const unread = useUnreadMessages();
  const leadsNow = useRoomState(isLeading);
  const hands = useRoomState(handsWaiting);
  const away = isConnected ? undefined : t('liveEntry.errors.offline');
  const sharing = useScreenControl(away);
  const toast = useToast();
  const window = usePictureInPicture(screen.stage, isInside, () =>
    toast.warning(t('liveMedia.window.refused')),
  );
  const hasVideos = useRoomState(someoneIsSeen);
  const isPhone = useIsPhone();
  const moderates = useRoomState(canModerate);
  const course = useHostCourse(onAsk, away);
  const next = course.actions.find((action) => action === 'prepare' || action === 'start');
  const video =
    window && !(hasVideos || window.isOn === true)
      ? { ...window, reason: t('liveMedia.window.empty') }
      : window;
  const device = (kind: 'microphone' | 'camera'): RoomControlState => {
    const { isOn, isOpening } = own[kind];
    const set = (isRequested: boolean): Promise<void> =>
      kind === 'camera' ? actions.setCamera(isRequested) : actions.setMicrophone(isRequested);
    return {
      isOn,
      isPending: isOpening || pending.has(kind),
      onPress: () => void run(set(!isOn)),
    };
  };
  const hand = (): RoomControlState => {
    const isOn = me?.hands_up !== null;
    return {
      isOn,
      isPending: pending.has('hand') || pending.has(`member:${me?.id}`),
      reason: away,
      onPress: () => void run(isOn ? actions.lowerHand() : actions.raiseHand()),
    };
  };
  const isListener = me?.role === 'audience';
  const acts: BarActs = {
    microphone: hasVoice ? device('microphone') : undefined,
    camera: hasVideoRight ? device('camera') : undefined,
    hand: isListener && (me.mute || me.hands_up !== null) ? hand() : undefined,
    fullScreen: {
      isOn: screen.isOn,
      onPress: screen.toggle,
      reason: screen.isSupported ? undefined : t('liveEntry.noFullScreen'),
    },
    panel: { ...panel, count: unread },
  };
  const hasShortcuts = useHasShortcuts();
  const shown = (id: keyof BarActs): RoomControlState | undefined => {
    const act = acts[id];
    return act && { ...act, shortcut: hasShortcuts ? SHORTCUT_KEYS[id] : undefined };
  };
  const bar = (
    <RoomControls
      t={t}
      microphone={shown('microphone')}
      camera={shown('camera')}
      screen={sharing}
      hand={shown('hand')}
      pause={mayPause ? { isOn: isPaused, onPress: () => actions.setPaused(!isPaused) } : undefined}
      reactions={
        <Suspense fallback={null}>
          <ReactionPickerContainer />
        </Suspense>
      }
      devices={{ onPress: onDevices }}
      pictureInPicture={video}
      fullScreen={shown('fullScreen')}
      panel={shown('panel')}
      hands={hands}
      leave={{ onPress: leadsNow ? () => onAsk('leave') : toEvent }}
      host={<HostControls {...course} />}
      step={
        next && {
          action: next,
          isPending: course.pending === next,
          reason: away,
          onPress: () => course.onAct(next),
        }
      }
      isCompact={isPhone}
      more={(rest) =>
        (isPhone || moderates) && (
          <Suspense fallback={null}>
            <MoreContainer
              actions={rest}
              // On a phone's bar, only the next step of the meeting fits.
              course={
                isPhone
                  ? { ...course, actions: course.actions.filter((action) => action !== next) }
                  : undefined
              }
            />
          </Suspense>
        )
      }
    />
  );
  return (
    <>
      {bar}
      <BarShortcuts acts={acts} onHelp={onShortcuts} />
    </>
  );
}
