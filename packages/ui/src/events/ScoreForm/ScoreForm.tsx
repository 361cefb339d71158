import { useState } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Form } from '../../forms/Form/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { ScoreReasons } from './ScoreReasons.tsx';
import { StarsField } from './StarsField.tsx';
import type { GivenScore, ScoreRespect } from './givenScore.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ScoreForm.css.ts';

export interface ScoreFormProps extends RootProps {
  /** The name of the scored item. */
  subject: string;
  /** In the order to show. */
  respects: readonly ScoreRespect[];
  /**
   * Controlled by the app, which keeps it through failures and reloads; at most one per respect.
   */
  scores: readonly GivenScore[];
  /** Receives all scores after a change. */
  onChange: (scores: readonly GivenScore[]) => void;
  /** Sends the scores as they are; never called with none. */
  onSend: () => void;
  /** The scores are being sent; the reader may continue choosing. @default false */
  isPending?: boolean | undefined;
  /** Whether the scores are new, as given before, or changed since. @default 'new' */
  state?: 'new' | 'given' | 'changed' | undefined;
  /** Why the scores were not accepted, a sentence; empty where no reason is known. */
  problem?: string | undefined;
}

/** A person's score of something: stars in several respects, and the reasons (PLAY-14). */
export function ScoreForm(props: ScoreFormProps) {
  const { subject, respects, scores, onChange, onSend } = props;
  const { isPending = false, state = 'new', problem } = props;
  const t = useOnDemandText();
  const [isMissing, setMissing] = useState(false);
  const put = (next: GivenScore): void => {
    setMissing(false);
    onChange([...scores.filter(({ type }) => type !== next.type), next]);
  };
  const send = (): void => {
    if (scores.length === 0) setMissing(true);
    else if (!isPending) onSend();
  };
  const wrong = isMissing ? t('score.missing') : problem === '' ? t('score.failed') : problem;
  return (
    <Form
      ref={props.ref}
      className={props.className}
      onSubmit={send}
      label={t('score.title', { name: subject })}
    >
      <div className={styles.form}>
        <Heading level={2} size="title-sm">
          {t('score.title', { name: subject })}
        </Heading>
        {respects.map(({ type, label, reasons }) => {
          const score = scores.find((given) => given.type === type);
          return (
            <div key={type} className={styles.respect}>
              <StarsField
                label={label}
                value={score?.value ?? null}
                onChange={(value) => put({ type, value, reasons: score?.reasons ?? [] })}
              />
              {score !== undefined && reasons.length > 0 && (
                <ScoreReasons label={label} reasons={reasons} score={score} onChange={put} />
              )}
            </div>
          );
        })}
        {wrong !== undefined && (
          <Banner tone="danger" isAnnounced>
            {wrong}
          </Banner>
        )}
        <div className={styles.foot}>
          <Button type="submit" isPending={isPending}>
            {state === 'new' ? t('score.send') : t('score.change')}
          </Button>
          <p role="status" className={styles.given}>
            {state === 'given' ? t('score.given') : ''}
          </p>
        </div>
      </div>
    </Form>
  );
}
