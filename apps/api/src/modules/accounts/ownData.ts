import { and, eq, or } from 'drizzle-orm';
import { serverText } from '@rostra/i18n/server';
import { clearRows, deleteRows, keepRows } from '#platform/ownData/OwnData.ts';
import type { OwnData } from '#platform/ownData/OwnData.ts';
import {
  credentials,
  follows,
  identities,
  profiles,
  sessions,
  userCapabilities,
  workExperiences,
} from './tables.ts';

/** The names of a former user, in both languages. */
export const FORMER_USER = {
  scName: serverText('zh-CN')('people.withdrawn'),
  enName: serverText('en')('people.withdrawn'),
};

/** What accounts hold about a user beside the row of the user. */
export const accountData: readonly OwnData[] = [
  clearRows(identities.userId, { subject: '' }),
  clearRows(sessions.userId, { userAgent: null, ip: null }, ['tokenHash']),
  {
    user: profiles.userId,
    async forget(tx, userId) {
      // A new row leaves all other columns empty, including columns that are added later.
      await tx.delete(profiles).where(eq(profiles.userId, userId));
      await tx.insert(profiles).values({ userId, ...FORMER_USER });
    },
  },
  deleteRows(workExperiences.userId),
  deleteRows(credentials.userId, ['hash']),
  {
    user: follows.userId,
    async forget(tx, userId) {
      const isFollowed = and(eq(follows.targetType, 'user'), eq(follows.targetId, userId));
      await tx.delete(follows).where(or(eq(follows.userId, userId), isFollowed));
    },
  },
  keepRows(userCapabilities.userId),
];
