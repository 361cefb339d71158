import { and, eq, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { OwnData } from '#platform/ownData/OwnData.ts';
import { files } from './tables.ts';

/** The subject of the image of a business card. */
export const BUSINESS_CARD = 'business_card';

/** Removes the person's own files: the business card, and uploads without a subject. */
export const removeFilesOfUser = defineJob(
  'files.removeOfUser',
  z.object({ userId: z.number().int() }),
  async ({ userId }, deps) => {
    const personal = await deps.db
      .select({ id: files.id, key: files.key })
      .from(files)
      .where(
        and(
          eq(files.uploaderId, userId),
          or(isNull(files.subjectType), eq(files.subjectType, BUSINESS_CARD)),
        ),
      );
    for (const { id, key } of personal) {
      // The row is deleted last, so that a retry knows what to remove.
      await deps.files.remove(key);
      await deps.db.delete(files).where(eq(files.id, id));
    }
  },
);

/**
 * The files of a person, of which their own are removed. Transfer receipts stay with the payments,
 * images with the content.
 */
export const filesOfUser: OwnData = {
  user: files.uploaderId,
  hidden: ['tokenHash'],
  async forget(tx, userId, { jobs }) {
    await jobs.enqueue(tx, removeFilesOfUser, { userId });
  },
};
