import { EventCard } from '../../EventCard/index.ts';
import type { EventCardData } from '../../EventCard/index.ts';
import { Button } from '../../Button/index.ts';
import { EventView } from '../../EventView/index.ts';
import type { EventViewData } from '../../EventView/index.ts';
import { Icon } from '../../Icon/index.ts';
import { Bell, Check } from '../../icons.ts';
import { SectionHead } from '../../SectionHead/index.ts';
import { Text } from '../../Text/index.ts';
import { Breadcrumb } from '../Breadcrumb.tsx';
import * as frame from '../pageFrame.css.ts';
import type { ScreenText } from '../screenText.ts';
import * as styles from './EventScreen.css.ts';

export interface EventScreenProps {
  t: ScreenText;
  event: EventViewData;
  /** Known after hydration, IANA. */
  readerZone?: string | undefined;
  yuanPerCoin: number;
  steps: readonly { name: string; href: string }[];
  others: readonly EventCardData[];
  /** Asks for a notice; absent where the event cannot be reminded of. */
  remind?:
    { isVisitor: boolean; isPending: boolean; isDone: boolean; onPress: () => void } | undefined;
}

/** One event, and the way to be reminded of it. */
export function EventScreen({
  t,
  event,
  readerZone,
  yuanPerCoin,
  steps,
  others,
  remind,
}: EventScreenProps) {
  return (
    <>
      <EventView
        t={t}
        event={event}
        readerZone={readerZone}
        yuanPerCoin={yuanPerCoin}
        breadcrumb={<Breadcrumb label={t('event.breadcrumb')} steps={steps} />}
        action={
          remind && (
            <div className={styles.remind}>
              <Button size="lg" isFull isPending={remind.isPending} onPress={remind.onPress}>
                <Icon icon={remind.isDone ? Check : Bell} />
                {t(remind.isDone ? 'event.reminded' : 'event.remind')}
              </Button>
              <Text size="xs" tone="muted">
                {t(remind.isVisitor ? 'event.visitor' : 'event.remindHint')}
              </Text>
            </div>
          )
        }
      />
      {others.length > 0 && (
        <div className={`${frame.page} ${styles.others}`}>
          <section aria-labelledby="event-others">
            <SectionHead id="event-others" title={t('event.others')} sub={t('event.beijing')} />
            <ul>
              {others.map((other) => (
                <li key={other.id} className={frame.ruled}>
                  <EventCard t={t} event={other} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </>
  );
}
