import {
  Hand,
  LogOut,
  Maximize,
  MessageSquare,
  Mic,
  MicOff,
  Minimize,
  MonitorUp,
  Pause,
  PictureInPicture2,
  Play,
  SlidersHorizontal,
  Video,
  VideoOff,
} from 'lucide-react';
import type { LiveText } from '../../screens/liveText.ts';
import { handsText } from '../RoomParts/handsText.ts';
import type { RoomControlProps } from './RoomControl.tsx';
import type { RoomControlsProps } from './RoomControlsProps.ts';

/** The controls of the bar for the reader's own media, by their property. */
export type BarControlId =
  | 'microphone'
  | 'camera'
  | 'screen'
  | 'hand'
  | 'pause'
  | 'panel'
  | 'devices'
  | 'pictureInPicture'
  | 'fullScreen'
  | 'leave';

type Drawn = Omit<RoomControlProps, 'onExplain' | 'onPress'>;

/** The icon and label of each control, by whether it is on. */
const looks: Record<BarControlId, (t: LiveText, isOn: boolean) => Drawn> = {
  microphone: (t, isOn) => ({
    icon: isOn ? Mic : MicOff,
    label: t(isOn ? 'live.controls.mute' : 'live.controls.unmute'),
    isOn,
  }),
  camera: (t, isOn) => ({
    icon: isOn ? Video : VideoOff,
    label: t(isOn ? 'live.controls.cameraOff' : 'live.controls.cameraOn'),
    isOn,
  }),
  screen: (t, isOn) => ({
    icon: MonitorUp,
    label: t(isOn ? 'live.controls.stopShare' : 'live.controls.share'),
  }),
  hand: (t, isOn) => ({
    icon: Hand,
    label: t(isOn ? 'live.controls.handDown' : 'live.controls.hand'),
  }),
  pause: (t, isOn) => ({
    icon: isOn ? Play : Pause,
    label: t(isOn ? 'live.controls.playOn' : 'live.controls.pause'),
  }),
  panel: (t) => ({
    icon: MessageSquare,
    label: t('live.controls.people'),
    word: t('live.controls.chat'),
  }),
  devices: (t) => ({ icon: SlidersHorizontal, label: t('live.controls.devices') }),
  pictureInPicture: (t, isOn) => ({
    icon: PictureInPicture2,
    label: t(isOn ? 'live.controls.exitPictureInPicture' : 'live.controls.pictureInPicture'),
  }),
  fullScreen: (t, isOn) => ({
    icon: isOn ? Minimize : Maximize,
    label: t(isOn ? 'live.controls.exitFullScreen' : 'live.controls.fullScreen'),
  }),
  leave: (t) => ({ icon: LogOut, label: t('live.controls.leave'), tone: 'leave' }),
};

/** Returns a control of the bar by its property; undefined where the reader has none. */
export function barControl(
  { t, hands = 0, ...props }: RoomControlsProps,
  id: BarControlId,
): Omit<RoomControlProps, 'onExplain'> | undefined {
  const state = props[id];
  if (!state) return undefined;
  return {
    ...state,
    ...looks[id](t, state.isOn === true),
    ...(id === 'panel' && hands > 0 ? { hands: { count: hands, label: handsText(t, hands) } } : {}),
  };
}
