import { z } from 'zod';

import { NOTICE_GROUPS } from '../enums.ts';
import { idValue, instant, pageQuery, query } from './fields.ts';

const settings = z.array(z.object({ group: z.enum(NOTICE_GROUPS), is_on: z.boolean() }));

export const noticeSchemas = {
  getNotices: {
    query: pageQuery({
      unread: z.enum(['0', '1']).optional().describe('`1`: only unread notifications.'),
    }),
    data: z.array(
      z.object({
        id: idValue,
        kind: z.string(),
        title: z.string(),
        body: z.string(),
        /** A path of the site that the notification leads to. */
        link: z.string().nullable(),
        created_at: instant,
        read_at: instant.nullable(),
      }),
    ),
  },
  getNoticesUnreadCount: { query: query({}), data: z.object({ unread: z.number().int() }) },
  postNoticesRead: {
    /** Absent: all of the user's notifications. */
    body: z.strictObject({ ids: z.array(idValue).min(1).max(100).optional() }),
    data: z.object({ unread: z.number().int() }),
  },
  getNoticesSettings: { query: query({}), data: settings },
  putNoticesSettings: {
    body: z.strictObject({ group: z.enum(NOTICE_GROUPS), is_on: z.boolean() }),
    data: settings,
  },
};
