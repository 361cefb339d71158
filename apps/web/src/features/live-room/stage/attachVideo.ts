import type { VideoView } from '@rostra/live-core';

type Attach = (place: HTMLElement) => () => void;

const made = new WeakMap<VideoView, Attach>();

/** Returns a function that draws a video into an element of the room; the same one for the same video. */
export function attachVideo(video: VideoView | null): Attach | undefined {
  if (!video) return undefined;
  const known = made.get(video);
  if (known) return known;
  const attach: Attach = (place) => {
    const element = document.createElement('video');
    element.autoplay = true;
    element.muted = true;
    element.playsInline = true;
    place.append(element);
    const detach = video.attach(element);
    return () => {
      detach();
      element.remove();
    };
  };
  made.set(video, attach);
  return attach;
}
