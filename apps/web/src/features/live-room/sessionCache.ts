import type { SessionCache } from '@rostra/live-core';
import { LIVE_MEMORY } from '../../session/tabMemory.ts';

const entryOf = (name: string): string => LIVE_MEMORY + name;

/** What a tab keeps of its rooms, such as the chat; forgotten with the person. */
export const sessionCache: SessionCache = {
  read(name) {
    try {
      return sessionStorage.getItem(entryOf(name)) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(name, text) {
    try {
      sessionStorage.setItem(entryOf(name), text);
    } catch {
      // The server has it all; a reload reads it again.
    }
  },
  remove(name) {
    try {
      sessionStorage.removeItem(entryOf(name));
    } catch {
      // Nothing is kept then.
    }
  },
};
