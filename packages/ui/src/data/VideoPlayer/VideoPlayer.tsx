import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { video as videoStyle } from './VideoPlayer.css.ts';

export interface VideoPlayerProps {
  /** Accessible name of the video. */
  name: string;
  /** The video's address. */
  src: string;
  /** The message shown in its place if it cannot be played. */
  failed: string;
}

/** A video with the browser's controls. The reader asked for it, so it takes the focus and plays automatically. */
export function VideoPlayer({ name, src, failed }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  /** The source that failed; another source is tried again. */
  const [failedSrc, setFailedSrc] = useState<string>();
  useEffect(() => video.current?.focus(), [src]);
  if (failedSrc === src)
    return (
      <Banner tone="danger" isAnnounced takesFocus>
        {failed}
      </Banner>
    );
  return (
    // The video has no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      className={videoStyle}
      aria-label={name}
      src={src}
      controls
      autoPlay
      playsInline
      preload="metadata"
      tabIndex={0}
      onError={() => setFailedSrc(src)}
    />
  );
}
