import { Button } from '../../actions/Button/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './RecordingConsentPrompt.css.ts';

export interface RecordingConsentPromptProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The kind of capture that started since the reader joined. */
  kind: 'recording' | 'transcription' | 'both';
  /** Agrees and stays. */
  onAgree: () => void;
  /** Leaves the room. */
  onLeave: () => void;
}

/**
 * Asks attendees for consent when recording or transcription starts after they joined (LHST-27). It
 * takes no focus, since the attendee may be speaking.
 */
export function RecordingConsentPrompt({
  t,
  kind,
  onAgree,
  onLeave,
  ...root
}: RecordingConsentPromptProps) {
  return (
    <div {...rootProps(root, styles.prompt)} role="alert">
      <p className={styles.words}>{t(`live.capture.${kind}`)}</p>
      <div className={styles.actions}>
        <Button emphasis="outline" tone="neutral" onPress={onLeave}>
          {t('live.capture.leave')}
        </Button>
        <Button onPress={onAgree}>{t('live.capture.agree')}</Button>
      </div>
    </div>
  );
}
