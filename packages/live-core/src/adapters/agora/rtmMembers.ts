import type { MemberPage } from '@rostra/contract/live';
import type { RtmClient } from './AgoraSdk.ts';
import { toUid } from './agoraUid.ts';
import { ownWords } from './presenceRoster.ts';

/** Returns one page of a channel's members. @param page a page's `next`; the first page without it */
export async function readMembers(
  { presence }: RtmClient,
  channel: string,
  page?: string,
): Promise<MemberPage> {
  const request = { includedUserId: true, includedState: true };
  const { occupants, nextPage } = await presence.getOnlineUsers(
    channel,
    'MESSAGE',
    page === undefined ? request : { ...request, page },
  );
  const members = occupants.flatMap(({ userId, states }) => {
    const uid = toUid(userId);
    return uid === undefined ? [] : [{ uid, attributes: ownWords(states) }];
  });
  return nextPage ? { members, next: nextPage } : { members };
}

/** Returns the number of members in a channel. */
export async function readMemberCount({ presence }: RtmClient, channel: string): Promise<number> {
  // With names it would count only one page.
  const request = { includedUserId: false, includedState: false };
  const { totalOccupancy } = await presence.getOnlineUsers(channel, 'MESSAGE', request);
  return totalOccupancy;
}
