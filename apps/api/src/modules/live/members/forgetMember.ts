import { eq, inArray } from 'drizzle-orm';
import { serverText } from '@rostra/i18n/server';
import type { Transaction } from '#platform/database/Database.ts';
import { liveCaptions } from '../captions/tables.ts';
import { liveConversationMessages } from '../conversations/tables.ts';
import { liveCalls } from '../phone/tables.ts';
import { liveQuestions } from '../questions/tables.ts';
import { liveMembers, liveMessages } from '../tables.ts';

/** Removes a former user's names and phone numbers; what they wrote in rooms stays. */
export async function forgetMember(tx: Transaction, userId: number): Promise<void> {
  const places = await tx
    .update(liveMembers)
    .set({ givenName: null })
    .where(eq(liveMembers.userId, userId))
    .returning({ id: liveMembers.id });
  const ids = places.map(({ id }) => id);
  const senderName = serverText('en')('people.withdrawn');
  await tx.update(liveMessages).set({ senderName }).where(inArray(liveMessages.memberId, ids));
  await tx
    .update(liveConversationMessages)
    .set({ senderName })
    .where(inArray(liveConversationMessages.memberId, ids));
  await tx
    .update(liveQuestions)
    .set({ authorName: senderName })
    .where(inArray(liveQuestions.memberId, ids));
  await tx
    .update(liveQuestions)
    .set({ answererName: senderName })
    .where(inArray(liveQuestions.answeredBy, ids));
  await tx.update(liveCaptions).set({ speaker: senderName }).where(inArray(liveCaptions.uid, ids));
  await tx
    .update(liveCalls)
    .set({ phoneNumber: '', title: null })
    .where(eq(liveCalls.userId, userId));
}
