import { useRef } from 'react';
import type { ReactNode } from 'react';
import { AccessDetails } from '../../events/AccessDetails/index.ts';
import type { AccessDetailsProps } from '../../events/AccessDetails/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { EventCard } from '../../reading/EventCard/index.ts';
import type { EventCardData } from '../../reading/EventCard/index.ts';
import { EventMaterials } from '../../events/EventMaterials/index.ts';
import type { EventMaterialsProps } from '../../events/EventMaterials/index.ts';
import { EventSchedule } from '../../events/EventSchedule/index.ts';
import type { ScheduleEntry } from '../../events/EventSchedule/index.ts';
import { EventView } from '../../reading/EventView/index.ts';
import type { EventViewData } from '../../reading/EventView/index.ts';
import { useLostFocus } from '../../focus/useLostFocus.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Calendar } from '../../icons.ts';
import { MeetingRules } from '../../events/MeetingRules/index.ts';
import type { MeetingRulesProps } from '../../events/MeetingRules/index.ts';
import { RegistrationStatus, statusTones } from '../../events/RegistrationStatus/index.ts';
import type { RegistrationStatusProps } from '../../events/RegistrationStatus/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { SlotPicker } from '../../events/SlotPicker/index.ts';
import type { SlotPickerProps } from '../../events/SlotPicker/index.ts';
import { Tag } from '../../status/Tag/index.ts';
import { Breadcrumb } from '../Breadcrumb.tsx';
import * as frame from '../pageFrame.css.ts';
import type { ScreenText } from '../screenText.ts';
import { EventBar } from './EventBar.tsx';
import { EventContacts } from './EventContacts.tsx';
import type { EventContact } from './EventContacts.tsx';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './EventScreen.css.ts';

export type { EventContact } from './EventContacts.tsx';

export interface EventScreenProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Texts in the language of the event, not of the reader. */
  event: EventViewData;
  /** Known after hydration, IANA. */
  readerZone?: string | undefined;
  /** Yuan shown for one coin. */
  yuanPerCoin: number;
  /** The breadcrumbs, from the top, without the event itself. */
  steps: readonly { name: string; href: string }[];
  /** Related events; without any the part is left out. */
  others: readonly EventCardData[];
  /** The status of this reader's registration, and the one next step. */
  registration: Omit<RegistrationStatusProps, 't' | 'children'>;
  /** Payment options, where there is something to pay, below the registration's action. */
  offers?: ReactNode;
  /** The slots to choose from; absent where there is no choice. */
  slots?: Omit<SlotPickerProps, 't' | 'readerZone'> | undefined;
  /** Shown where there are no slots to choose from: slots show the times themselves. */
  schedule: readonly ScheduleEntry[];
  /** The location and the access; masked values are null. */
  access: Omit<AccessDetailsProps, 't'>;
  /** Absent for a meeting without a room of ours. */
  rules?: Omit<MeetingRulesProps, 't'> | undefined;
  /** The reader's score of an event that they attended; `ScoreForm`, once it has begun. */
  score?: ReactNode;
  /** Files, links and notes; a type without any is left out. */
  materials: Omit<EventMaterialsProps, 't'>;
  /** The event's contacts, in the order to show. */
  contacts: readonly EventContact[];
  /** Gives the registered reader a calendar file; absent for others. */
  onAddToCalendar?: (() => void) | undefined;
  /** Requests a reminder; absent once the event has begun. */
  remind?: ReactNode;
  /** Cancels the reader's registration; absent where there is none. */
  onCancel?: (() => void) | undefined;
  /** Cancels the whole event; absent for all but its organizer, and once it has begun. */
  onCancelEvent?: (() => void) | undefined;
  /** Shares the event's address; the app shares or copies it. */
  onShare: () => void;
  /** The address for requesting a one-to-one talk; absent while there is none. */
  oneToOneHref?: string | undefined;
}

/** One event: description, registration, access, and further content (EVT-01). */
export function EventScreen(props: EventScreenProps) {
  const { t, event, readerZone, registration, access, others } = props;
  // A link elsewhere is not the page's main action.
  const { action } = registration;
  const barAction = action?.tone === 'neutral' ? undefined : action;
  const bar = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLElement>(null);
  // After an action of the bar: its next one, else the status, as beside the price.
  useLostFocus(bar, (parent) =>
    parent.isConnected ? parent.querySelector<HTMLElement>('a[href], button') : status.current,
  );
  const isPlaced = access.entries.length > 0 || access.dialIns.length > 0;
  return (
    <>
      <div className={barAction === undefined ? undefined : styles.overBar}>
        <EventView
          t={t}
          event={event}
          readerZone={readerZone}
          yuanPerCoin={props.yuanPerCoin}
          onShare={props.onShare}
          breadcrumb={<Breadcrumb label={t('event.breadcrumb')} steps={props.steps} />}
          status={<Tag tone={statusTones[registration.status]}>{registration.word}</Tag>}
          choice={props.slots && <SlotPicker t={t} readerZone={readerZone} {...props.slots} />}
          action={
            <RegistrationStatus
              t={t}
              {...registration}
              ref={status}
              isActionInBar={barAction !== undefined}
            >
              {wrapTexts(props.offers)}
              {props.onAddToCalendar && (
                <Button isFull tone="neutral" emphasis="outline" onPress={props.onAddToCalendar}>
                  <Icon icon={Calendar} />
                  <span>{t('event.addToCalendar')}</span>
                </Button>
              )}
              {wrapTexts(props.remind)}
              {props.onCancel && (
                <Button isFull tone="neutral" emphasis="ghost" onPress={props.onCancel}>
                  {t('registration.act.cancel')}
                </Button>
              )}
              {props.onCancelEvent && (
                <Button isFull tone="danger" emphasis="ghost" onPress={props.onCancelEvent}>
                  {t('event.cancel.act')}
                </Button>
              )}
            </RegistrationStatus>
          }
          aside={
            <EventContacts t={t} contacts={props.contacts} oneToOneHref={props.oneToOneHref} />
          }
        >
          {wrapTexts(props.score)}
          {props.slots === undefined && (
            <EventSchedule t={t} entries={props.schedule} readerZone={readerZone} />
          )}
          {isPlaced && <AccessDetails t={t} {...access} />}
          {props.rules && <MeetingRules t={t} {...props.rules} />}
          <EventMaterials t={t} {...props.materials} />
        </EventView>
        {others.length > 0 && (
          <aside
            aria-labelledby="event-others"
            className={`${frame.page} ${styles.others}`}
            data-print="none"
          >
            <SectionHead id="event-others" title={t('event.others')} sub={t('event.beijing')} />
            <ul>
              {others.map((other) => (
                <li key={other.id} className={frame.ruled}>
                  <EventCard t={t} event={other} />
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
      <div ref={bar} className={styles.barPlace}>
        {barAction && (
          <EventBar t={t} event={event} yuanPerCoin={props.yuanPerCoin} action={barAction} />
        )}
      </div>
    </>
  );
}
