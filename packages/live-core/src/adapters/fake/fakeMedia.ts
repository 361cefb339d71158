import type { LocalKind } from '../../ports/LocalTrack.ts';

/** Makes what a fake device "sends"; stories hand in a canvas, Node has this bare stand-in. */
export type MakeMedia = (kind: LocalKind) => MediaStreamTrack;

/** A track in name only: enough to be handed around, switched and stopped. */
export const bareMedia: MakeMedia = (kind) => {
  let readyState: MediaStreamTrackState = 'live';
  const track: Pick<MediaStreamTrack, 'kind' | 'enabled' | 'readyState' | 'stop'> = {
    kind: kind === 'audio' ? 'audio' : 'video',
    enabled: true,
    get readyState() {
      return readyState;
    },
    stop: () => {
      readyState = 'ended';
    },
  };
  return track as MediaStreamTrack;
};
