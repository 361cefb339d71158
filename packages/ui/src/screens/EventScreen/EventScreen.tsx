import { EventCard } from '../../EventCard/index.ts';
import type { EventCardData } from '../../EventCard/index.ts';
import { Button } from '../../Button/index.ts';
import { EventView } from '../../EventView/index.ts';
import type { EventViewData } from '../../EventView/index.ts';
import { Icon } from '../../Icon/index.ts';
import { Calendar } from '../../icons.ts';
import { LinkButton } from '../../LinkButton/index.ts';
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
  /** Gives the reader a calendar file. */
  onAddToCalendar: () => void;
  /** Whom to ask to take part. */
  askHref?: string | undefined;
}

/** One event, with a calendar file and the way to ask for a place. */
export function EventScreen({
  t,
  event,
  readerZone,
  yuanPerCoin,
  steps,
  others,
  onAddToCalendar,
  askHref,
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
          <div className={styles.actions}>
            <Button size="lg" isFull onPress={onAddToCalendar}>
              <Icon icon={Calendar} />
              {t('event.addToCalendar')}
            </Button>
            {askHref !== undefined && (
              <LinkButton href={askHref} isFull tone="neutral" emphasis="outline">
                {t('event.ask')}
              </LinkButton>
            )}
            <Text size="xs" tone="muted">
              {t('event.calendarHint')}
            </Text>
          </div>
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
