import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import * as styles from './RichTextView.css.ts';

export interface RichTextViewProps {
  /** HTML that the server has made and sanitized; no other HTML is allowed. */
  html: string;
}

interface ShownImage {
  src: string;
  alt: string;
}

const imageOf = (target: EventTarget | null): ShownImage | null =>
  target instanceof HTMLImageElement
    ? { src: target.currentSrc || target.src, alt: target.alt }
    : null;

/**
 * An article's body. Each image opens large by click, Enter or Space, from the first moment
 * (UI-09).
 */
export function RichTextView({ html }: RichTextViewProps) {
  const t = useText();
  const body = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDialogElement>(null);
  const [imageFile, setImage] = useState<ShownImage | null>(null);
  const label = t('richText.enlarge');
  useEffect(() => {
    for (const image of body.current?.querySelectorAll('img') ?? []) {
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      image.setAttribute('aria-label', image.alt === '' ? label : `${label}: ${image.alt}`);
    }
  }, [html, label]);
  useEffect(() => {
    if (imageFile) overlay.current?.showModal();
  }, [imageFile]);
  return (
    <>
      <div
        ref={body}
        role="presentation"
        className={styles.text}
        onClick={(event) => {
          const found = imageOf(event.target);
          if (found) setImage(found);
        }}
        onKeyDown={(event) => {
          const found = event.key === 'Enter' || event.key === ' ' ? imageOf(event.target) : null;
          if (!found) return;
          event.preventDefault();
          setImage(found);
        }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {imageFile && (
        <dialog
          ref={overlay}
          className={styles.overlay}
          aria-label={t('richText.enlarged')}
          onClose={() => setImage(null)}
        >
          <img className={styles.large} src={imageFile.src} alt={imageFile.alt} />
          <span className={styles.close}>
            <IconButton
              icon={X}
              label={t('common.close')}
              onPress={() => overlay.current?.close()}
            />
          </span>
        </dialog>
      )}
    </>
  );
}
