import { common } from '../messages/en/common.ts';

/** Every text of the web app in English; one language travels to a reader, never both. */
export const texts = { common } as const;
