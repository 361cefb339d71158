import { useEffect, useRef, useState } from 'react';
import { Banner } from '../Banner/index.ts';
import { film } from './FilmPlayer.css.ts';

export interface FilmPlayerProps {
  /** What is seen, for who does not see it. */
  name: string;
  /** Where the film is. */
  src: string;
  /** Said in its place where it cannot be played. */
  failed: string;
}

/** A film with the browser's own controls; it was asked for, so it has the keyboard and begins. */
export function FilmPlayer({ name, src, failed }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  /** The film that could not be played: another one is tried. */
  const [failedSrc, setFailedSrc] = useState<string>();
  useEffect(() => video.current?.focus(), [src]);
  if (failedSrc === src)
    return (
      <Banner tone="danger" isAnnounced takesFocus>
        {failed}
      </Banner>
    );
  return (
    // What was said is not written down in the film.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      className={film}
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
