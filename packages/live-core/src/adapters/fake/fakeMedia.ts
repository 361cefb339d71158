import type { LocalKind } from '../../ports/LocalTrack.ts';

/** Creates the media of a fake device; stories pass a canvas, Node uses this bare replacement. */
export type MakeMedia = (kind: LocalKind) => MediaStreamTrack;

/** Creates a bare track that can be passed around, muted and stopped. */
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
