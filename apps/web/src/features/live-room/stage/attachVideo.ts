import type { Picture } from '@rostra/live-core';

type Attach = (place: HTMLElement) => () => void;

const made = new WeakMap<Picture, Attach>();

/** Returns a function that draws a video into an element of the room; the same one for the same video. */
export function attachVideo(picture: Picture | null): Attach | undefined {
  if (!picture) return undefined;
  const known = made.get(picture);
  if (known) return known;
  const attach: Attach = (place) => {
    const video = document.createElement('video');
    video.autoplay = true;
    video.muted = true;
    video.playsInline = true;
    place.append(video);
    const detach = picture.attach(video);
    return () => {
      detach();
      video.remove();
    };
  };
  made.set(picture, attach);
  return attach;
}
