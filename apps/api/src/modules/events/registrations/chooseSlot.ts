import type { MeetingFacts, SlotFacts } from '../meetings/readMeetings.ts';
import { AppError } from '#platform/errors/AppError.ts';

/**
 * Returns the requested slot. A meeting with slots requires exactly one that has not begun. If the
 * user has chosen before, naming none keeps it (REG-11, REG-12).
 *
 * @throws AppError `timeSlotRequired`, `oneTimeSlot`, `meetingFinished` for a slot that has begun
 */
export function chooseSlot(
  { slots, registration }: MeetingFacts,
  slotIds: readonly number[],
  now: Date,
): SlotFacts | undefined {
  const messages = [...new Set(slotIds)];
  if (messages.length > 1) throw new AppError('oneTimeSlot');
  if (slots.length === 0) {
    if (messages.length === 0) return undefined;
    throw new AppError('invalidInput', {
      issues: [{ path: 'body.slot_ids', rule: 'invalid_value' }],
    });
  }
  const slot = slots.find(({ id }) => id === (messages[0] ?? registration?.slotId));
  if (slot === undefined) throw new AppError('timeSlotRequired');
  if (slot.startsAt <= now) throw new AppError('meetingFinished');
  return slot;
}
