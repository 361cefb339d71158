import { Check, CircleAlert } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import * as styles from './Wizard.css.ts';

export interface ListedStep {
  key: string;
  title: string;
  isCurrent: boolean;
  /** It has been shown: one may go back to it. */
  isReached: boolean;
  isDone: boolean;
  hasProblem: boolean;
}

export interface WizardStepsInput {
  label: string;
  steps: readonly ListedStep[];
  onStep: (key: string) => void;
}

function Mark({ step, number }: { step: ListedStep; number: number }) {
  const t = useOnDemandText();
  const look = step.hasProblem ? styles.wrong : step.isDone && !step.isCurrent && styles.done;
  return (
    <span className={`${styles.mark} ${look || ''}`}>
      {step.hasProblem && <Icon icon={CircleAlert} size="sm" label={t('wizard.wrong')} />}
      {!step.hasProblem && step.isDone && !step.isCurrent && (
        <Icon icon={Check} size="sm" label={t('wizard.done')} />
      )}
      {!step.hasProblem && (!step.isDone || step.isCurrent) && <span aria-hidden>{number}</span>}
    </span>
  );
}

/**
 * The list of steps: the current one, finished ones and those to come; visited steps can be
 * reopened.
 */
export function WizardSteps({ label, steps, onStep }: WizardStepsInput) {
  const t = useOnDemandText();
  return (
    <nav aria-label={t('wizard.steps', { label })}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.key}>
            {step.isReached && !step.isCurrent ? (
              <PlainButton
                className={`${styles.step} ${styles.reached}`}
                onPress={() => onStep(step.key)}
              >
                <Mark step={step} number={index + 1} />
                <span>{step.title}</span>
              </PlainButton>
            ) : (
              <span className={styles.step} aria-current={step.isCurrent ? 'step' : undefined}>
                <Mark step={step} number={index + 1} />
                <span>
                  <span>{step.title}</span>
                  {!step.isReached && <VisuallyHidden>{` ${t('wizard.toCome')}`}</VisuallyHidden>}
                </span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
