import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { video as videoStyle } from './VideoPlayer.css.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import { useRootRef } from '../../useRootRef.ts';

export interface VideoPlayerProps extends RootProps {
  /** Accessible name of the video. */
  name: string;
  /** The video's address. */
  src: string;
  /** The message shown in its place if it cannot be played. */
  failed: string;
}

/** A video with the browser's controls. The reader asked for it, so it takes the focus and plays automatically. */
export function VideoPlayer({ name, src, failed, ref, className }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const rootRef = useRootRef(video, ref);
  /** The source that failed; another source is tried again. */
  const [failedSrc, setFailedSrc] = useState<string>();
  useEffect(() => video.current?.focus(), [src]);
  if (failedSrc === src)
    return (
      <Banner ref={ref} className={className} tone="danger" isAnnounced takesFocus>
        {failed}
      </Banner>
    );
  return (
    // The video has no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      {...rootProps({ ref: rootRef, className }, videoStyle)}
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
