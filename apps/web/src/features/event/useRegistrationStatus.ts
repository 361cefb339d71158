import type { Data } from '@rostra/contract';
import { formatCoins } from '@rostra/i18n';
import type { NextAction, RegistrationStatusName } from '@rostra/ui/RegistrationStatus';
import { useLocation } from 'react-router-dom';
import { useLocale, useText } from '../../language/useText.ts';
import { useUser } from '../../session/useUser.ts';
import { builtHref } from '../home/builtHref.ts';
import type { MeetingRow } from './eventChoices.ts';
import { isFromRoom } from './fromRoom.ts';
import { nextStepOf, eventRoleStepOf } from './nextAction.ts';
import type { Registering } from './useRegister.ts';
import { watchStep } from './watchStep.ts';

type Priced = Pick<MeetingRow, 'need_to_pay' | 'current_price'>;

const costs = ({ need_to_pay, current_price }: Priced): boolean =>
  need_to_pay && current_price !== null && current_price > 0;

/**
 * Returns the reason for which the room sent the reader to its event's page, for the meetings they may
 * mean. Payment is named only if they would have to pay (LCON-71).
 */
export const sentText = (
  meetings: readonly Priced[],
): 'registration.next.sent' | 'registration.next.sentFree' =>
  meetings.some(costs) ? 'registration.next.sent' : 'registration.next.sentFree';

type EndWord = 'attended' | 'playbackComing' | 'noPlayback';

/** Returns the texts on a past event: whether the reader attended, and the playback. */
export function endWords(
  own: Pick<MeetingRow, 'registration'> | undefined,
  playback: 'there' | 'coming' | 'none',
): `registration.next.${EndWord}`[] {
  const words: EndWord[] = [];
  if (own?.registration?.state === 'checkedin') words.push('attended');
  if (playback === 'coming') words.push('playbackComing');
  if (playback === 'none') words.push('noPlayback');
  return words.map((word) => `registration.next.${word}` as const);
}

interface Reading {
  data: Data<'getEvent'> | undefined;
  status: RegistrationStatusName;
  own: MeetingRow | undefined;
  /** The meeting in which the event seats the reader. */
  withEventRole: MeetingRow | undefined;
  registering: Registering;
  /** Plays our own recording. */
  onVideo: (src: string) => void;
}

/** Returns the reader's status on the price card, with the one next action (EVT-29 to EVT-33). */
export function useRegistrationStatus({
  data,
  status,
  own,
  withEventRole,
  registering,
  onVideo,
}: Reading): {
  status: RegistrationStatusName;
  text?: string | undefined;
  reason?: string | null | undefined;
  action?: NextAction | undefined;
} {
  const t = useText();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { user } = useUser();
  const { chosen, register, finish, isPending } = registering;
  const link = (label: string, href: string | undefined): { action?: NextAction } =>
    href === undefined ? {} : { action: { label, href, tone: 'neutral' } };
  const others = link(t('registration.act.others'), builtHref('events', '/events'));
  const price = chosen?.meeting.need_to_pay === true ? chosen.meeting.current_price : null;
  const reason = own?.registration?.reason;
  // The room refused the reader and sent them here; the page shows why.
  const meant = own ?? chosen?.meeting;
  const sent = isFromRoom(search)
    ? t(sentText(meant === undefined ? (data?.meetings ?? []) : [meant]))
    : undefined;
  const endText = (
    playback: Parameters<typeof endWords>[1],
    more: readonly string[] = [],
  ): string | undefined =>
    [...endWords(own, playback).map((key) => t(key)), ...more].join(locale === 'en' ? ' ' : '') ||
    undefined;
  switch (status) {
    case 'registering':
    case 'rejected':
    case 'left': {
      const isNew = status === 'registering';
      const label =
        price === null || price === 0
          ? t(isNew ? 'registration.act.register' : 'registration.act.again')
          : t('registration.act.registerFor', { price: formatCoins(price, locale) });
      return { status, text: sent, reason, action: { label, onPress: register, isPending } };
    }
    case 'full':
      return {
        status,
        ...link(t('registration.act.ask'), builtHref('aboutUs', '/about_us#contacts')),
      };
    case 'replay': {
      const url = data?.playback_url ?? null;
      const reading = { t, isVisitor: user === null, here: pathname, search, onVideo };
      const { text, action } = watchStep(url, reading);
      return {
        status,
        text: endText('there', text === undefined ? [] : [text]),
        ...(action === undefined ? others : { action }),
      };
    }
    case 'hosting':
    case 'speaking':
    case 'helping':
      return withEventRole === undefined
        ? { status }
        : { status, ...eventRoleStepOf(withEventRole, { t, locale, here: pathname, search }) };
    case 'finished':
      return {
        status,
        text: endText(data?.playback_coming === true ? 'coming' : 'none'),
        ...others,
      };
    case 'canceled':
    case 'closed':
    case 'noshow':
      return { status, ...others };
    default: {
      if (own === undefined) return { status };
      const step = nextStepOf(own, { t, locale, here: pathname, search });
      if (step.registers === 'finish') {
        const label = t('registration.act.finish');
        return {
          status,
          text: sent ?? step.text,
          action: { label, onPress: () => finish(own), isPending },
        };
      }
      // Payable registrations have their own buttons below.
      const action = status === 'prepending' && own.offers.length > 0 ? undefined : step.action;
      const text = status === 'prepending' ? (sent ?? step.text) : step.text;
      return { status, text, reason, action };
    }
  }
}
