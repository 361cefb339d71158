import { useState } from 'react';

/** The last copied value, and whether the clipboard accepted it. */
export interface Copied {
  key: string;
  isDone: boolean;
}

/** Copies through the app's callback and keeps the last copied value, to confirm it beside its button. */
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
