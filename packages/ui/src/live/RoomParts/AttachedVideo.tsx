import { useEffect, useRef } from 'react';
import * as styles from './AttachedVideo.css.ts';
import type { AttachVideo } from './roomTypes.ts';

export interface AttachedVideoProps {
  /** Called with the element once it is mounted, and again for another function. */
  attach: AttachVideo;
  /** Screens are shown whole, cameras fill their space. @default 'cover' */
  fit?: 'cover' | 'contain' | undefined;
  /** Mirrored: the reader's own camera. @default false */
  isMirrored?: boolean | undefined;
  /** The attached element has text for screen readers: a document's page. @default false */
  isRead?: boolean | undefined;
}

/** The element for a video that another part draws: a camera, a screen. */
export function AttachedVideo({
  attach,
  fit = 'cover',
  isMirrored = false,
  isRead = false,
}: AttachedVideoProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? attach(place.current) : undefined), [attach]);
  return (
    <div
      ref={place}
      aria-hidden={!isRead || undefined}
      className={`${styles.video({ isMirrored })} ${fit === 'cover' ? styles.cover : styles.contain}`}
    />
  );
}
