import { SectionHead } from '../../layout/SectionHead/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './MeetingRules.css.ts';

export interface MeetingRulesProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Minutes before the start from which the room lets members in. */
  entryMinutes: number;
  /** Free minutes from the start; absent where nothing is sold or trials are off. */
  trialMinutes?: number | undefined;
  /**
   * Minutes after the start when attendees who haven't paid are removed; absent where nothing is
   * sold.
   */
  removalMinutes?: number | undefined;
  /** The maximum number of experts on stage. */
  experts: number;
  /** Minutes that an unpaid seat is held; absent where nothing is sold. */
  holdMinutes?: number | undefined;
  /** Minutes after which a recording stops; absent where nothing is recorded. */
  recordingMinutes?: number | undefined;
}

/** The rules of a meeting in our room (EVT-75). */
export function MeetingRules({
  t,
  entryMinutes,
  trialMinutes,
  removalMinutes,
  holdMinutes,
  experts,
  recordingMinutes,
  ...root
}: MeetingRulesProps) {
  const rules = [
    t('registration.rules.entry', { minutes: entryMinutes }),
    ...(holdMinutes === undefined ? [] : [t('registration.rules.paid', { minutes: holdMinutes })]),
    ...(trialMinutes === undefined
      ? []
      : [t('registration.rules.trial', { minutes: trialMinutes })]),
    ...(removalMinutes === undefined
      ? []
      : [t('registration.rules.removal', { minutes: removalMinutes })]),
    t('registration.rules.experts', { count: experts }),
    ...(recordingMinutes === undefined
      ? []
      : [t('registration.rules.recording', { minutes: recordingMinutes })]),
  ];
  return (
    <section {...rootProps(root)} aria-labelledby="event-rules">
      <SectionHead id="event-rules" title={t('registration.rules.title')} />
      <ul className={styles.list}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
