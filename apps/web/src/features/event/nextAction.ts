import { formatDateTime } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import type { WebTextKey } from '../../language/LanguageState.ts';
import type { Translate } from '@rostra/i18n';
import { builtHref } from '../home/builtHref.ts';
import { payPath, rechargePath } from '../pay/payLinks.ts';
import type { MeetingRow } from './eventChoices.ts';
import { wayIn } from './wayIn.ts';

/** The next step of a registered reader, as text and action. */
export interface NextStep {
  text?: string;
  action?: { label: string; href: string; opensNewTab?: true; tone?: 'accent' };
  /** `finish` completes a registration; `again` starts a new one. */
  registers?: 'finish' | 'again';
}

interface Reading {
  t: Translate<WebTextKey>;
  locale: Locale;
  /** The event's own address, to return to. */
  here: string;
  /** The query of that address, as in `?lang=en`. @default nothing */
  search?: string | undefined;
}

/** Returns the next step of a registration, by the server's word for it (REG-18). */
export function nextStepOf(meeting: MeetingRow, { t, locale, here, search }: Reading): NextStep {
  const { registration } = meeting;
  const action = (label: string, href: string | undefined) =>
    href === undefined ? {} : { action: { label, href } };
  switch (registration?.next_step) {
    case 'pay': {
      const until = registration.held_until;
      const pay = action(t('registration.act.pay'), payPath('Agora::Live', meeting.id, here));
      if (until === null) return pay;
      const time = formatDateTime(new Date(until), locale);
      return { text: t('registration.next.held', { time }), ...pay };
    }
    case 'upgrade_vip':
      return {
        text: t('registration.next.vip'),
        ...action(
          t('registration.act.upgrade'),
          builtHref('recharge', rechargePath('plans', here)),
        ),
      };
    case 'certify': {
      const href = builtHref('authentication', '/authentication');
      if (href !== undefined) {
        return {
          text: t('registration.next.certify'),
          ...action(t('registration.act.certify'), href),
        };
      }
      return {
        text: t('registration.next.certifyAsk'),
        ...action(t('registration.act.ask'), builtHref('aboutUs', '/about_us#contacts')),
      };
    }
    case 'register_again':
      return registration.state === 'prepending'
        ? { text: t('registration.next.finish'), registers: 'finish' }
        : { registers: 'again' };
    case 'enter':
    case 'attend':
      return attendance(meeting, { t, locale, here, search });
    default:
      return {};
  }
}

/** Returns the way into a room for a member seated by the event (EVT-67). */
export const eventRoleStepOf = (meeting: MeetingRow, reading: Reading): NextStep =>
  roomStep(meeting, meeting.event_role?.next_step === 'enter', reading);

/** Returns how a registered reader joins, or from when on. */
function attendance(meeting: MeetingRow, reading: Reading): NextStep {
  const { t, search } = reading;
  if (meeting.online_type === 'offline') return { text: t('registration.next.venue') };
  const way = wayIn(meeting, search);
  if (way?.isElsewhere === true) {
    const action = {
      label: t('registration.act.join'),
      href: way.href,
      opensNewTab: true,
    } as const;
    return { text: t('registration.next.link'), action };
  }
  return roomStep(meeting, meeting.registration?.next_step === 'enter', reading);
}

function roomStep(meeting: MeetingRow, isOpen: boolean, { t, locale, search }: Reading): NextStep {
  if (isOpen) {
    const way = wayIn(meeting, search);
    if (way === undefined) return { text: t('registration.next.open') };
    const action = { label: t('registration.act.enter'), href: way.href, tone: 'accent' } as const;
    return { text: t('registration.next.open'), action };
  }
  if (meeting.opens_at === null) return {};
  const time = formatDateTime(new Date(meeting.opens_at), locale);
  return { text: t('registration.next.opens', { time }) };
}
