import { ApiError } from '@rostra/api-client';
import type { Services } from '../app/Services.ts';

const UNAUTHORIZED = 401;

/**
 * Whether the browser sends the session that a log-in has just given. One that refuses cookies does
 * not, and scripts cannot see the session's cookie, so the server is asked.
 *
 * @returns true too when the server is not reached: then the next call tells
 */
export async function isSessionKept({ client }: Pick<Services, 'client'>): Promise<boolean> {
  try {
    await client.call('getUsersMe', { silent: true });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return error.status !== UNAUTHORIZED;
    throw error;
  }
}
