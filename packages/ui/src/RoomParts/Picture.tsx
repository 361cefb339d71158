import { useEffect, useRef } from 'react';
import * as styles from './Picture.css.ts';
import type { AttachPicture } from './roomTypes.ts';

export interface PictureProps {
  /** Called with the place once it is there, again when it is another function. */
  attach: AttachPicture;
  /** Screens are shown whole, cameras fill their place. @default 'cover' */
  fit?: 'cover' | 'contain' | undefined;
  /** As in a mirror: one's own camera. @default false */
  isMirrored?: boolean | undefined;
  /** What is attached has words to read out: a document's page. @default false */
  isRead?: boolean | undefined;
}

/** The place of a picture that somebody else draws: a camera, a screen. */
export function Picture({
  attach,
  fit = 'cover',
  isMirrored = false,
  isRead = false,
}: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? attach(place.current) : undefined), [attach]);
  return (
    <div
      ref={place}
      aria-hidden={!isRead || undefined}
      className={`${styles.picture({ isMirrored })} ${fit === 'cover' ? styles.cover : styles.contain}`}
    />
  );
}
