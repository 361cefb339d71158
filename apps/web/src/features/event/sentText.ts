import type { MeetingRow } from './eventChoices.ts';

type Priced = Pick<MeetingRow, 'need_to_pay' | 'current_price'>;

const costs = ({ need_to_pay, current_price }: Priced): boolean =>
  need_to_pay && current_price !== null && current_price > 0;

/**
 * Why the room has sent a reader to its event's page, of the meetings that he may mean: payment is named
 * only where he would have to pay (LCON-71).
 */
export const sentText = (
  meetings: readonly Priced[],
): 'registration.next.sent' | 'registration.next.sentFree' =>
  meetings.some(costs) ? 'registration.next.sent' : 'registration.next.sentFree';
