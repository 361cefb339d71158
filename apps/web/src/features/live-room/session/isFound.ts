import type { Member } from '@rostra/live-core';

/**
 * Checks whether a word is part of a member's or their organization's name, in any language. The
 * server does the same for the audience (LMEM-69). An empty word matches everyone.
 */
export function isFound({ name, attendee }: Member, keyword: string): boolean {
  const word = keyword.toLowerCase();
  const texts = [
    name ?? attendee?.name,
    attendee?.full_name,
    attendee?.sc_organization_name,
    attendee?.tc_organization_name,
    attendee?.en_organization_name,
  ];
  return word === '' || texts.some((text) => text?.toLowerCase().includes(word) === true);
}
