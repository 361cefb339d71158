import { formatCoins, formatDateTime } from '@rostra/i18n';
import { useMutation } from '../../data/useMutation.ts';
import { useLocale, useText } from '../../language/useText.ts';
import { useConfirm } from '../../overlay/useConfirm.tsx';
import { useToast } from '../../overlay/useToast.ts';
import { useSession } from '../../session/useSession.ts';
import { useNow } from '../../time/useNow.ts';
import type { MeetingRow } from './eventChoices.ts';

/** Cancels the reader's registration after they have seen the refund of their payment (PAY-78). */
export function useCancelRegistration(): (meeting: MeetingRow) => Promise<void> {
  const t = useText();
  const locale = useLocale();
  const now = useNow();
  const confirm = useConfirm();
  const toast = useToast();
  const { renew } = useSession();
  const { mutate } = useMutation('deleteRegistration', {
    refreshes: ['getEvent', 'getEnteredEvents', 'getUsersCard', 'getProduct'],
  });

  const refundText = ({ paid_info: paid, refund_until: until }: MeetingRow): string => {
    if (paid === null) return t('registration.cancel.free');
    if (Date.parse(until) <= now.getTime()) {
      const time = formatDateTime(new Date(until), locale);
      return t('registration.cancel.tooLate', { time });
    }
    return paid.card_type === 'ppv'
      ? t('registration.cancel.card')
      : t('registration.cancel.refund', { price: formatCoins(paid.actual_paid, locale) });
  };

  return async (meeting) => {
    const { registration } = meeting;
    if (registration === null) return;
    const isSure = await confirm({
      title: t('registration.cancel.title'),
      text: [refundText(meeting)],
      yes: t('registration.act.cancel'),
      no: t('registration.cancel.keep'),
      tone: 'danger',
    });
    if (!isSure) return;
    const answer = await mutate({ params: { id: registration.id } });
    if (answer === undefined) return;
    // The header shows the balance.
    if (answer.refunded) await renew();
    toast.success(t(answer.refunded ? 'registration.cancel.refunded' : 'registration.cancel.done'));
  };
}
