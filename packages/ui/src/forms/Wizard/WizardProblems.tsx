import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { RefObject } from 'react';
import { Icon } from '../../foundations/Icon/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import type { WizardProblem } from './WizardProblem.ts';
import * as styles from './Wizard.css.ts';

export interface WizardProblemsInput {
  problems: readonly WizardProblem[];
  onGo: (problem: WizardProblem) => void;
  place: RefObject<HTMLDivElement | null>;
}

/** The list of problems, each leading to its field. */
export function WizardProblems({ problems, onGo, place }: WizardProblemsInput) {
  const t = useOnDemandText();
  const id = useId();
  const count = problems.length;
  return (
    <div ref={place} tabIndex={-1} role="group" aria-labelledby={id} className={styles.problems}>
      <p id={id} className={styles.problemsTitle}>
        <Icon icon={CircleAlert} />
        <span>{count === 1 ? t('wizard.problemOne') : t('wizard.problems', { count })}</span>
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.step} ${problem.field}`}>
            <PlainButton className={styles.problem} onPress={() => onGo(problem)}>
              {problem.message}
            </PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
