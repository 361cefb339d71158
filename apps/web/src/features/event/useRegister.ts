import { formatClockRange, formatDay } from '@rostra/i18n';
import { primaryOffer } from '@rostra/ui/PayButton';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMutation } from '../../data/useMutation.ts';
import { useLocale, useText } from '../../language/useText.ts';
import { useConfirm } from '../../overlay/useConfirm.tsx';
import { useToast } from '../../overlay/useToast.ts';
import { useUser } from '../../session/useUser.ts';
import { payOfferOf } from '../article/payOfferOf.ts';
import { payTarget } from '../article/payTarget.ts';
import type { EventChoice, MeetingRow } from './eventChoices.ts';
import { loginToRegister, requestedMeeting } from './registerIntent.ts';

/** Selection of a slot, and registration for it. */
export interface Registering {
  /** The selected choice, if it is still available. */
  chosen: EventChoice | undefined;
  /** Number of attempts to register without a choice. */
  misses: number;
  isPending: boolean;
  choose: (key: string) => void;
  /** Registers for the selected choice; without one the reader is asked to choose (REG-11). */
  register: () => void;
  /** Completes a registration that awaits the reader. */
  finish: (meeting: MeetingRow) => void;
}

/**
 * Registers the reader for one of an event's choices. A visitor logs in first and confirms on return;
 * a choice with a price continues to the payment.
 *
 * @param choices of the event
 * @param mayRegister whether this reader can register now
 */
export function useRegister(choices: readonly EventChoice[], mayRegister: boolean): Registering {
  const t = useText();
  const locale = useLocale();
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { user } = useUser();
  const request = requestedMeeting(query);
  const [key, setKey] = useState(request);
  const [misses, setMisses] = useState(0);
  const { mutate, isPending } = useMutation('postRegistration', {
    refreshes: ['getEvent', 'getEnteredEvents'],
  });
  const open = choices.filter(({ state }) => state === 'open');
  const onlyOne = choices.length === 1 ? open[0] : undefined;
  const chosen = onlyOne ?? open.find((choice) => choice.key === key);

  const send = async (meetingId: number, slotIds: number[]): Promise<void> => {
    const meeting = await mutate({ params: { id: meetingId }, body: { slot_ids: slotIds } });
    if (meeting === undefined) return;
    const { registration } = meeting;
    if (registration?.state === 'registered') toast.success(t('registration.confirm.done'));
    if (registration?.state === 'pending') toast.success(t('registration.confirm.unconfirmed'));
    if (registration?.state !== 'prepending') return;
    const offers = meeting.offers.map(payOfferOf).filter((offer) => offer !== undefined);
    const offer = registration.next_step === 'pay' ? primaryOffer(offers) : undefined;
    if (offer === undefined) {
      toast.info(t('registration.confirm.oneStep'));
      return;
    }
    const choice = {
      type: 'Agora::Live',
      id: meeting.id,
      eventId: meeting.event_id,
      offer,
    } as const;
    void navigate(payTarget(choice, { here: { pathname, search: '' }, isVisitor: false }));
  };
  const sendChoice = ({ meeting, slot }: EventChoice): Promise<void> =>
    send(meeting.id, slot === null ? [] : [slot.id]);

  const requested = useRef(async (): Promise<void> => undefined);
  requested.current = async () => {
    void navigate(pathname, { replace: true });
    if (chosen === undefined || !mayRegister) return;
    const { startsAt, endsAt } = chosen;
    const isSure = await confirm({
      title: t('registration.confirm.title'),
      text: [
        `${formatDay(startsAt, locale)} ${formatClockRange(startsAt, endsAt)}, ${t('event.beijing')}`,
      ],
      yes: t('registration.act.register'),
    });
    if (isSure) await sendChoice(chosen);
  };
  const isBack = request !== null && user !== null;
  useEffect(() => {
    if (isBack) void requested.current();
  }, [isBack]);

  return {
    chosen,
    misses: chosen === undefined ? misses : 0,
    isPending,
    choose: setKey,
    register: () => {
      if (chosen === undefined) setMisses((count) => count + 1);
      else if (user === null) void navigate(loginToRegister(pathname, chosen.key));
      else void sendChoice(chosen);
    },
    finish: (meeting) => void send(meeting.id, []),
  };
}
