import { useState } from 'react';

/** What was copied last, and whether the clipboard took it. */
export interface Copied {
  key: string;
  isDone: boolean;
}

/** Copies by the app's hand, and keeps in mind what was copied, to say so beside it. */
export function useCopy(onCopy: (text: string) => void | Promise<void>) {
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = async (key: string, text: string): Promise<void> => {
    try {
      await onCopy(text);
      setCopied({ key, isDone: true });
    } catch {
      setCopied({ key, isDone: false });
    }
  };
  return { copied, copy: (key: string, text: string) => void copy(key, text) };
}
