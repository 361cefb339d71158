import { Check, CircleDashed, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import type { LiveText } from '../liveText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as frame from '../pageFrame.css.ts';
import * as styles from './TroubleshootingScreen.css.ts';

/** The state of one of the tests. */
export type TestState = 'waiting' | 'running' | 'passed' | 'unsure' | 'failed';

/** One of the tests, and its result. */
export interface DeviceTest {
  /** The tested part. */
  kind: 'browser' | 'camera' | 'microphone' | 'speaker' | 'network';
  /** Its state. */
  state: TestState;
  /** The result and its fix, a sentence. */
  text?: string | undefined;
  /** Beside it: `NetworkQuality` with `background="page"`. */
  end?: ReactNode;
}

export interface TroubleshootingScreenProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** `TestTile`, on the same media path as the room. */
  test: ReactNode;
  /** `DeviceSettings`, with `hasPreview={false}`. */
  devices: ReactNode;
  /** In the order to show. */
  tests: readonly DeviceTest[];
  /**
   * Asks whether the test sound was heard, and receives the answer; absent while there is no
   * question.
   */
  onHeard?: ((wasHeard: boolean) => void) | undefined;
  /** Repeats all tests; absent while they are running. */
  onAgain?: (() => void) | undefined;
  /** `ContactList`, for readers whom nothing of it helped. */
  contacts?: ReactNode;
}

const signs: Record<Exclude<TestState, 'running'>, LucideIcon> = {
  waiting: CircleDashed,
  passed: Check,
  unsure: TriangleAlert,
  failed: X,
};

/** Returns the state of all tests in one sentence; announced as it changes. */
function summaryOf(t: LiveText, tests: readonly DeviceTest[]): string {
  const isOpen = ({ state }: DeviceTest) => state === 'waiting' || state === 'running';
  const open = tests.filter(isOpen).length;
  if (open > 0) return t('liveHelp.check.busy', { done: tests.length - open, count: tests.length });
  return t(
    tests.every(({ state }) => state === 'passed') ? 'liveHelp.check.good' : 'liveHelp.check.bad',
  );
}

function TestRow({ t, test }: { t: LiveText; test: DeviceTest }) {
  const { kind, state, text, end } = test;
  return (
    <li className={styles.row}>
      <span className={styles.sign({ state })}>
        {state === 'running' ? <Spinner size="sm" /> : <Icon icon={signs[state]} />}
      </span>
      <div className={styles.words}>
        <p>
          <span className={styles.kind}>{t(`liveHelp.check.kinds.${kind}`)}</span>
          <span className={styles.state({ state })}>{t(`liveHelp.check.states.${state}`)}</span>
        </p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {wrapTexts(end)}
    </li>
  );
}

/**
 * /troubleshooting: camera, microphone, speaker, network and browser, each with its result
 * (FND-31).
 */
export function TroubleshootingScreen(props: TroubleshootingScreenProps) {
  const { t, tests, onHeard, onAgain } = props;
  return (
    <div {...rootProps(props, `${frame.page} ${frame.block} ${frame.sections}`)}>
      <div className={styles.head}>
        <Heading level={1} size="title-lg">
          {t('liveHelp.check.title')}
        </Heading>
        <p className={styles.lead}>{t('liveHelp.check.lead')}</p>
      </div>
      <div className={frame.twoColumns}>
        <div className={styles.tried}>
          {wrapTexts(props.test)}
          {wrapTexts(props.devices)}
        </div>
        <section className={styles.results}>
          <SectionHead title={t('liveHelp.check.results')} />
          <p role="status" className={styles.summary}>
            {summaryOf(t, tests)}
          </p>
          <ul className={styles.list}>
            {tests.map((test) => (
              <TestRow key={test.kind} t={t} test={test} />
            ))}
          </ul>
          {onHeard && (
            <div role="group" aria-label={t('liveHelp.check.heard')} className={styles.question}>
              <span>{t('liveHelp.check.heard')}</span>
              <Button size="sm" tone="neutral" emphasis="outline" onPress={() => onHeard(true)}>
                {t('liveHelp.check.yes')}
              </Button>
              <Button size="sm" tone="neutral" emphasis="outline" onPress={() => onHeard(false)}>
                {t('liveHelp.check.no')}
              </Button>
            </div>
          )}
          {onAgain && (
            <div>
              <Button tone="neutral" emphasis="outline" onPress={onAgain}>
                {t('liveHelp.check.again')}
              </Button>
            </div>
          )}
        </section>
      </div>
      {wrapTexts(props.contacts)}
    </div>
  );
}
