import { Banner } from '@rostra/ui/Banner';
import { useEffect, useRef, useState } from 'react';
import * as styles from './FilmPlayer.css.ts';

interface FilmPlayerProps {
  /** What is seen, for who does not see it. */
  name: string;
  src: string;
  /** Said where it cannot be played. */
  failed: string;
}

/** A film with the browser's own controls; it was asked for, so it has the keyboard and begins. */
export function FilmPlayer({ name, src, failed }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => video.current?.focus(), []);
  return (
    <>
      {hasFailed && (
        <Banner tone="warning" isAnnounced>
          {failed}
        </Banner>
      )}
      {/* What was said is not written down in the film. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={styles.film}
        aria-label={name}
        src={src}
        controls
        autoPlay
        playsInline
        preload="metadata"
        tabIndex={0}
        onError={() => setFailed(true)}
      />
    </>
  );
}
