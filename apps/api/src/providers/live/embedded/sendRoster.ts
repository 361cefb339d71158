import type { ChannelMember, MessagingFrame, Uid } from '@rostra/contract/live';
import type { MessageChannel } from './MessageChannel.ts';
import type { MessageSession } from './MessageSession.ts';
import { membersFor } from './publishPresence.ts';
import type { Audience } from './publishPresence.ts';
import { textFrame } from './textFrame.ts';

const rosterOf = (channel: MessageChannel, members: readonly ChannelMember[]): MessagingFrame => ({
  event: 'roster',
  number: channel.number,
  payload: { channel: channel.name, members },
});

/** Sends one member the list of members, as far as they may see it. */
export function sendRoster(
  session: MessageSession,
  channel: MessageChannel,
  audience: Pick<Audience, 'visibilityOf'>,
): void {
  session.notify(rosterOf(channel, membersFor(channel, audience, session.claims.uid)));
}

/**
 * Sends the list to everyone who joined within a tick. Those who see everyone share one text, since
 * a list of thousands is costly to write.
 */
export function sendNewcomers(
  channel: MessageChannel,
  newcomers: ReadonlySet<Uid>,
  audience: Pick<Audience, 'visibilityOf'>,
  sessionOf: (uid: Uid) => MessageSession | undefined,
): void {
  let shared: Buffer | undefined;
  for (const uid of newcomers) {
    const session = sessionOf(uid);
    if (session === undefined || !channel.has(uid)) continue;
    if (
      session.connection === undefined ||
      audience.visibilityOf(uid).audienceView !== 'everyone'
    ) {
      sendRoster(session, channel, audience);
    } else {
      shared ??= textFrame(JSON.stringify(rosterOf(channel, channel.members())));
      session.sendShared(shared);
    }
  }
}
