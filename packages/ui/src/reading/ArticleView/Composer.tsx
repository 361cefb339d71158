import { useId, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import * as field from '../../forms/Field/Field.css.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { CircleAlert } from '../../icons.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import * as area from '../../forms/TextArea/TextArea.css.ts';
import * as styles from './Comments.css.ts';

/** Maximum length of a comment in characters, as the server enforces it. */
export const COMMENT_MAX = 1000;

const ROWS = 3;

export interface ComposerProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The draft, held by the app, which clears it once it is sent. */
  draft: string;
  /** Called on each change; at most `COMMENT_MAX` characters. */
  onDraftChange: (draft: string) => void;
  /** Gets the trimmed text, never empty. The button waits for the promise, which must not reject. */
  onSend: (body: string) => Promise<void>;
}

/**
 * The field to write a comment. It is a plain text area styled like the library's: every article
 * loads it, and the library's form code would weigh more than the article.
 */
export function Composer({ t, draft, onDraftChange, onSend }: ComposerProps) {
  const id = useId();
  const [isPending, setPending] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const send = async () => {
    if (draft.trim() === '') return setMissing(true);
    setPending(true);
    await onSend(draft.trim());
    setPending(false);
  };
  return (
    <div className={styles.composer}>
      <div className={field.field}>
        <label htmlFor={id} className={field.label}>
          {t('article.comments.field')}
        </label>
        <div
          className={`${field.box({ size: 'lg' })} ${area.box}`}
          data-invalid={isMissing || undefined}
        >
          <textarea
            dir="auto"
            id={id}
            className={`${field.input} ${area.area}`}
            rows={ROWS}
            maxLength={COMMENT_MAX}
            value={draft}
            aria-invalid={isMissing || undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              onDraftChange(event.target.value);
              setMissing(false);
            }}
          />
        </div>
        <p id={`${id}-note`} className={isMissing ? field.problem : field.hint}>
          {isMissing ? (
            <>
              <Icon icon={CircleAlert} size="sm" />
              <span>{t('article.comments.missing')}</span>
            </>
          ) : (
            t('article.comments.hint', { count: COMMENT_MAX })
          )}
        </p>
      </div>
      <div>
        <Button isPending={isPending} onPress={() => void send()}>
          {t('article.comments.send')}
        </Button>
      </div>
    </div>
  );
}
