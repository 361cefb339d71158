import { Captions as CaptionsIcon } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { stageAction } from '../RoomParts/stageAction.css.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { PressedButton } from '../../actions/ToggleButton/PressedButton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { shownLines } from './captionLine.ts';
import type { CaptionLine } from './captionLine.ts';
import { CaptionSettings } from './CaptionSettings.tsx';
import type { CaptionChoices } from './CaptionSettings.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Captions.css.ts';

/** Number of visible lines. */
const IN_SIGHT = 3;

export interface CaptionsProps extends CaptionChoices, RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Captions are shown; if off, only the button is. */
  isOn: boolean;
  /** Gets the new state, held by the app. */
  onToggle: (isOn: boolean) => void;
  /** Oldest first; the last few are shown. A line keeps its `id` while its text grows. */
  lines: readonly CaptionLine[];
  /** Whether speech is being transcribed, and without delay. @default 'ready' */
  status?: 'ready' | 'late' | 'starting' | 'unavailable' | undefined;
}

/** Speech as text over the stage, by speaker: first the interim text, then the final one. */
export function Captions({
  isOn,
  onToggle,
  lines,
  status = 'ready',
  ref,
  className,
  ...rest
}: CaptionsProps) {
  const { t, size = 'md', isReadOut = true } = rest;
  const shown = shownLines(lines, IN_SIGHT);
  const note =
    status === 'ready'
      ? lines.length === 0
        ? t('liveTalk.captions.waiting')
        : undefined
      : t(`liveTalk.captions.${status}`);
  return (
    <section
      {...rootProps({ ref, className }, styles.root)}
      aria-label={t('liveTalk.captions.label')}
    >
      {isOn && (
        <div className={styles.box({ size })}>
          <div className={styles.words}>
            {status !== 'unavailable' &&
              shown.map(({ line: { id, speaker, text, isFinal, lang }, isNamed }) => (
                // Announced below once final; here it would be announced with every word.
                <p key={id} aria-hidden className={styles.line({ isFinal })}>
                  {isNamed && (
                    <span className={styles.speaker} dir="auto">
                      {speaker}
                    </span>
                  )}
                  <span lang={lang} dir="auto">
                    {text}
                  </span>
                </p>
              ))}
            {note !== undefined && (
              <p role="status" className={styles.note}>
                {note}
              </p>
            )}
          </div>
        </div>
      )}
      {isOn && (
        <VisuallyHidden>
          <span
            role="log"
            aria-label={t('liveTalk.captions.label')}
            aria-live={isReadOut ? 'polite' : 'off'}
          >
            {shown
              .filter(({ line }) => line.isFinal)
              .map(({ line: { id, speaker, text, lang }, isNamed }) => (
                <span key={id}>
                  {isNamed && <span>{`${t('liveTalk.captions.says', { name: speaker })} `}</span>}
                  <span lang={lang} dir="auto">
                    {text}
                  </span>{' '}
                </span>
              ))}
          </span>
        </VisuallyHidden>
      )}
      <span className={styles.acts}>
        <PressedButton
          className={`${stageAction} ${styles.on}`}
          isSelected={isOn}
          onChange={onToggle}
          aria-label={t('liveTalk.captions.label')}
        >
          <Icon icon={CaptionsIcon} />
        </PressedButton>
        {isOn && <CaptionSettings {...rest} />}
      </span>
    </section>
  );
}
