import { isolate, localized } from '@rostra/i18n';
import type { Member } from '@rostra/live-core';
import { fullNameOf } from './fullNameOf.ts';
import type { RoomText } from '../liveTextOf.ts';

/**
 * Returns the line below a member's name: real name, organization and position, each isolated, so
 * that a part from right to left does not move the others. It is empty for members not loaded yet.
 *
 * @param script the reader's script of names
 */
export function memberNoteOf(
  t: RoomText,
  member: Member,
  script: Parameters<typeof localized>[2],
): string {
  const { attendee } = member;
  if (!attendee) return '';
  const parts = [
    // Host and staff see the member's real name (LMEM-64).
    fullNameOf(member),
    localized(attendee, 'organization_name', script),
    attendee.position_name,
    // A disguised voice is shown to entitled members only (LPIT-12).
    attendee.voice_changed === true ? t('liveMedia.voice.changed') : null,
  ];
  return parts.flatMap((part) => (part ? [isolate(part)] : [])).join(' · ');
}
