import type { State } from '../../story/matrix.ts';
import type { RoomControlsProps } from './RoomControlsProps.ts';

const onPress = () => undefined;

/** Reasons and limits are the room's own texts; the story gives them in its language. */
export const roomControlsStates: State<RoomControlsProps>[] = [
  {
    name: 'host or expert, on air',
    props: {
      microphone: { onPress, isOn: true },
      camera: { onPress, isOn: true },
      screen: { onPress },
      devices: { onPress },
      fullScreen: { onPress },
      leave: { onPress },
    },
  },
  {
    name: 'expert, all off, sharing, in full screen',
    props: {
      microphone: { onPress, isOn: false },
      camera: { onPress, isOn: false },
      screen: { onPress, isOn: true },
      devices: { onPress, isExpanded: true },
      fullScreen: { onPress, isOn: true },
      leave: { onPress },
    },
  },
  {
    name: 'audience, paused',
    props: {
      hand: { onPress },
      pause: { onPress, isOn: true },
      fullScreen: { onPress },
      leave: { onPress },
    },
  },
  {
    name: 'audience, hand down',
    props: { hand: { onPress }, pause: { onPress }, fullScreen: { onPress }, leave: { onPress } },
  },
  {
    name: 'audience, hand up, on its way',
    props: {
      hand: { onPress, isOn: true, isPending: true },
      fullScreen: { onPress },
      leave: { onPress },
    },
  },
  {
    name: 'audience, in picture in picture',
    props: {
      hand: { onPress },
      pictureInPicture: { onPress, isOn: true },
      fullScreen: { onPress },
      leave: { onPress },
    },
  },
  { name: 'staff', props: { fullScreen: { onPress }, leave: { onPress } } },
];
