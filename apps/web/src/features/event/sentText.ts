import type { MeetingRow } from './eventChoices.ts';

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
