import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import { firstProblem } from '../Form/firstProblem.ts';
import * as styles from './Wizard.css.ts';
import { WizardFields } from './WizardFields.tsx';
import { WizardProblems } from './WizardProblems.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import type { WizardProblem } from './WizardProblem.ts';

export type { WizardProblem } from './WizardProblem.ts';

export interface WizardStep {
  /** Names it among the others. */
  key: string;
  /** Its heading, also shown in the list of steps. */
  title: string;
  /** Fields and text; once shown they stay mounted, so that going back and forth loses nothing. */
  content: ReactNode;
}

export interface WizardProps extends RootProps {
  /** The purpose of all steps: "Certification". */
  label: string;
  /** In their order; those that a choice leaves out are not given. */
  steps: readonly WizardStep[];
  /** The key of the current step; the app holds it. */
  current: string;
  /** Gets the key of the step to show: for Back, the list of steps, and a problem in another step. */
  onStep: (key: string) => void;
  /**
   * Called on each submit: shows the current step's problems, beside those of empty required fields,
   * and returns whether there are none. @default there are none
   */
  check?: (() => boolean) | undefined;
  /** Called for Next and for Enter in a field, once the step is complete; the app shows the next one. */
  onNext: () => void;
  /** Called instead of `onNext` in the last step. */
  onFinish: () => void;
  /** The problems of all steps; empty while there are none. @default none */
  problems?: readonly WizardProblem[] | undefined;
  /** The verb of the last step: "Submit". */
  finishLabel: string;
  /**
   * A step is being checked or the whole form is being sent: nothing is submitted twice. @default
   * false
   */
  isPending?: boolean | undefined;
}

const SHOWN = 'section:not([hidden])';

const fieldIn = (page: HTMLElement, { field }: WizardProblem): HTMLElement | null => {
  const name = CSS.escape(field);
  const found = page.querySelector<HTMLElement>(`[name="${name}"], [id="${name}"]`);
  const inside = found?.matches('input, textarea, select, button, [tabindex]')
    ? found
    : found?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex]');
  return inside ?? page.querySelector(`${SHOWN} [aria-invalid="true"]`);
};

/** Several steps of one form. Each has its heading, which takes the focus; back keeps everything. */
export function Wizard(props: WizardProps) {
  const { label, steps, current, onStep, problems = [], isPending = false } = props;
  const t = useOnDemandText();
  const id = useId();
  const page = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const wasSent = useRef(false);
  const wanted = useRef<WizardProblem | null>(null);
  /** The step whose first problem takes the focus. */
  const incomplete = useRef<string>(undefined);
  const checks = useRef(new Map<string, () => boolean>());
  const shown = useRef(current);
  const [, setAttempts] = useState(0);
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set([current]));
  if (!seen.has(current)) setSeen(new Set([...seen, current]));
  const index = steps.findIndex(({ key }) => key === current);
  const before = steps[index - 1];
  const isLast = index === steps.length - 1;
  const furthest = steps.findLastIndex(({ key }) => seen.has(key));

  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const field = wanted.current && page.current && fieldIn(page.current, wanted.current);
    wanted.current = null;
    if (incomplete.current === current) return;
    wasSent.current = false;
    (field ?? heading.current)?.focus();
  }, [current]);
  useEffect(() => {
    // After each render: problems may be known at once, or after the server's answer.
    if (!wasSent.current || isPending) return;
    if (incomplete.current !== undefined) {
      const section = incomplete.current === current && page.current?.querySelector(SHOWN);
      const field = section && firstProblem(section);
      if (!field) return;
      incomplete.current = undefined;
      wasSent.current = false;
      field.focus();
    } else if (problems.length > 0) {
      wasSent.current = false;
      summary.current?.focus();
    }
  });
  /** Marks the empty required fields, before the end those of all steps; returns the first such step. */
  const firstIncomplete = (): string | undefined => {
    const checked = isLast ? steps : steps.filter(({ key }) => key === current);
    return checked.filter(({ key }) => checks.current.get(key)?.() === false)[0]?.key;
  };
  const send = (): void => {
    wasSent.current = true;
    // The same problems as before cause no render of their own.
    setAttempts((count) => count + 1);
    // Both run, so that one submit shows all problems.
    incomplete.current = firstIncomplete();
    const isRight = props.check?.() ?? true;
    if (incomplete.current === undefined) {
      if (!isRight) return;
      if (isLast) props.onFinish();
      else props.onNext();
    } else if (incomplete.current !== current) onStep(incomplete.current);
  };
  const go = (problem: WizardProblem): void => {
    if (problem.step !== current) {
      wanted.current = problem;
      onStep(problem.step);
    } else if (page.current) fieldIn(page.current, problem)?.focus();
  };

  return (
    <div {...rootProps(props, styles.root)}>
      <div className={styles.columns}>
        <WizardSteps
          label={label}
          onStep={onStep}
          steps={steps.map(({ key, title }, place) => ({
            key,
            title,
            isCurrent: key === current,
            isReached: place <= furthest,
            isDone: place < furthest,
            hasProblem: problems.some(({ step }) => step === key),
          }))}
        />
        <form
          ref={page}
          noValidate
          aria-label={label}
          className={styles.page}
          onInput={() => {
            // A reader who continues typing is not led back.
            wasSent.current = false;
          }}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (!isPending) send();
          }}
        >
          <div>
            <p className={styles.progress}>
              {t('wizard.progress', { number: index + 1, total: steps.length })}
            </p>
            <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
              {steps[index]?.title}
            </h2>
          </div>
          {problems.length > 0 && <WizardProblems problems={problems} onGo={go} place={summary} />}
          {steps
            .filter(({ key }) => seen.has(key))
            .map(({ key, content }) => (
              <WizardFields
                key={key}
                step={key}
                labelId={id}
                isCurrent={key === current}
                checks={checks.current}
              >
                {content}
              </WizardFields>
            ))}
          <div className={styles.actions}>
            {before && (
              <Button emphasis="outline" tone="neutral" onPress={() => onStep(before.key)}>
                {t('wizard.back')}
              </Button>
            )}
            <span className={styles.onward}>
              <Button type="submit" isPending={isPending}>
                {isLast ? props.finishLabel : t('wizard.next')}
              </Button>
            </span>
          </div>
        </form>
      </div>
    </div>
  );
}
