const PREFIX = 'rostra.draft.';

/** What was typed and not sent, kept for the tab. */
export const draftStore = {
  read<Draft>(key: string): Draft | undefined {
    try {
      const text = sessionStorage.getItem(PREFIX + key);
      return text === null ? undefined : (JSON.parse(text) as Draft);
    } catch {
      return undefined;
    }
  },
  write(key: string, draft: unknown): void {
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
    } catch {
      // A full storage loses the copy, not what stands in the form.
    }
  },
  remove(key: string): void {
    sessionStorage.removeItem(PREFIX + key);
  },
};
