import { useRef, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Checkbox } from '../../forms/Checkbox/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { CircleAlert } from '../../icons.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import type { DislikeReason } from './articleViewData.ts';
import * as styles from './Reactions.css.ts';

export interface DislikeReasonsProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Reasons from the dictionary, named in the reader's language. */
  reasons: readonly DislikeReason[];
  /** Gets at least one reason. */
  onSend: (reasons: string[]) => void;
  /** Closes the reasons without sending anything. */
  onCancel: () => void;
}

/**
 * Asks why the reader dislikes the article; at least one reason is required (CONT-21). Loaded with
 * the first dislike.
 */
export default function DislikeReasons({ t, reasons, onSend, onCancel }: DislikeReasonsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const root = useRef<HTMLFieldSetElement>(null);
  /** Returns the focus to the dislike button, the last one before the reasons, which disappear. */
  const giveBackFocus = () =>
    root.current?.previousElementSibling?.querySelector<HTMLElement>('button:last-child')?.focus();
  const toggle = (value: string, isOn: boolean) => {
    setMissing(false);
    setChosen(isOn ? [...chosen, value] : chosen.filter((entry) => entry !== value));
  };
  const send = () => {
    if (chosen.length === 0) return setMissing(true);
    giveBackFocus();
    onSend([...chosen]);
  };
  const cancel = () => {
    giveBackFocus();
    onCancel();
  };
  return (
    <fieldset ref={root} className={styles.below}>
      <legend className={styles.legend}>
        <span>{t('article.reactions.reasonsTitle')}</span>{' '}
        <span className={styles.hint}>{t('article.reactions.reasonsHint')}</span>
      </legend>
      <div className={styles.reasons}>
        {reasons.map(({ value, name }) => (
          <Checkbox
            key={value}
            isSelected={chosen.includes(value)}
            onChange={(isOn) => toggle(value, isOn)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {isMissing && (
        <p role="alert" className={styles.problem}>
          <Icon icon={CircleAlert} size="sm" />
          <span>{t('article.reactions.reasonMissing')}</span>
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="sm" onPress={send}>
          {t('article.reactions.send')}
        </Button>
        <Button size="sm" tone="neutral" emphasis="ghost" onPress={cancel}>
          {t('article.reactions.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
