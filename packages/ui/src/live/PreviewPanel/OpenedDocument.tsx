import { ChevronLeft, ChevronRight, EyeOff, FileText, MonitorUp, X } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { off as centered } from '../RoomParts/OwnVideo.css.ts';
import { AttachedVideo } from '../RoomParts/AttachedVideo.tsx';
import type { AttachVideo } from '../RoomParts/roomTypes.ts';
import { stageAction } from '../RoomParts/stageAction.css.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import * as styles from './PreviewPanel.css.ts';

const barButton = `${stageAction} ${styles.barButton}`;

/** The opened document. */
export interface OpenedDocumentData {
  /** Of `files`. */
  readonly id: number;
  /** Draws its page; keep the same function for the same document. */
  readonly attach: AttachVideo;
  /** The embedded page has reported that it is drawn, or that it can't be (LPRE-16). */
  readonly state: 'loading' | 'ready' | 'failed';
  /** Opens it again after a failure. */
  readonly onRetry?: (() => void) | undefined;
  /** From 1, with the number of pages; left out where it has no pages. */
  readonly pages?: { readonly page: number; readonly count: number } | undefined;
  /**
   * Turns to a page, for everyone where it is shown; left out for members who follow the presenter
   * (LPRE-17).
   */
  readonly onTurn?: ((page: number) => void) | undefined;
}

export interface OpenedDocumentProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Its file's name. */
  name: string;
  /** The document and its position. */
  document: OpenedDocumentData;
  /** Everyone sees it; otherwise the reader alone. */
  isShown: boolean;
  /** Closes it. */
  onClose: () => void;
  /** For host and staff: shows it to everyone, and stops showing it. */
  showing?: { onShow: () => void; onStop: () => void } | undefined;
}

function Pages({ t, document }: Pick<OpenedDocumentProps, 't' | 'document'>) {
  const { pages, onTurn, state } = document;
  if (!pages || state !== 'ready') return null;
  const { page, count } = pages;
  const turn = (to: number) => () => {
    if (to >= 1 && to <= count) onTurn?.(to);
  };
  return (
    <span className={styles.pages}>
      {onTurn && (
        <PlainButton
          className={barButton}
          aria-label={t('liveMedia.documents.previous')}
          aria-disabled={page <= 1}
          onPress={turn(page - 1)}
        >
          <Icon icon={ChevronLeft} size="sm" />
        </PlainButton>
      )}
      <span aria-hidden>{`${page} / ${count}`}</span>
      <VisuallyHidden>
        <span role="status">{t('liveMedia.documents.page', { page, count })}</span>
      </VisuallyHidden>
      {onTurn && (
        <PlainButton
          className={barButton}
          aria-label={t('liveMedia.documents.next')}
          aria-disabled={page >= count}
          onPress={turn(page + 1)}
        >
          <Icon icon={ChevronRight} size="sm" />
        </PlainButton>
      )}
    </span>
  );
}

/** A document on the stage's background: its viewers, its page, its bar. */
export function OpenedDocument(props: OpenedDocumentProps) {
  const { t, name, document, isShown, onClose, showing } = props;
  const { state, attach, onRetry } = document;
  return (
    <div className={styles.opened}>
      <div className={styles.head}>
        <span role="status" className={styles.audience({ isShown })}>
          <Icon icon={isShown ? MonitorUp : EyeOff} size="sm" />
          <span>{t(`liveMedia.documents.${isShown ? 'shown' : 'onlyYou'}`)}</span>
        </span>
        {showing &&
          (isShown ? (
            <Button size="sm" tone="neutral" emphasis="outline" onPress={showing.onStop}>
              {t('liveMedia.documents.stop')}
            </Button>
          ) : (
            <Button size="sm" onPress={showing.onShow} isDisabled={state !== 'ready'}>
              {t('liveMedia.documents.show')}
            </Button>
          ))}
      </div>
      {state === 'failed' ? (
        <ErrorState title={t('liveMedia.documents.broken')} onRetry={onRetry}>
          {t(`liveMedia.documents.${showing ? 'brokenHint' : 'brokenForOthers'}`)}
        </ErrorState>
      ) : (
        <div className={styles.page} role="group" aria-label={name} aria-busy={state === 'loading'}>
          <AttachedVideo attach={attach} fit="contain" isRead />
          {state === 'loading' && (
            <span role="status" className={`${centered} ${styles.loading}`}>
              <Spinner />
              <span>{t('liveMedia.documents.loading')}</span>
            </span>
          )}
        </div>
      )}
      <div className={styles.bar}>
        <span className={styles.file}>
          <Icon icon={FileText} size="sm" />
          <span className={styles.fileName} dir="auto">
            {name}
          </span>
        </span>
        <Pages t={t} document={document} />
        <PlainButton
          className={barButton}
          aria-label={t('liveMedia.documents.close')}
          onPress={onClose}
        >
          <Icon icon={X} size="sm" />
        </PlainButton>
      </div>
    </div>
  );
}
