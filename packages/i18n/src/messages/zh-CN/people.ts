import type { Translated } from '../../createTranslate.ts';
import type { people as source } from '../en/people.ts';

/** How people are called whose names are gone; see areas/server.ts. */
export const people: Translated<typeof source> = {
  withdrawn: '已注销用户',
};
