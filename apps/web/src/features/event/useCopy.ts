import { useCallback } from 'react';
import { useText } from '../../language/useText.ts';
import { useToast } from '../../overlay/useToast.ts';

/**
 * Returns a function that copies a text to the clipboard and shows whether the browser allowed it.
 *
 * @param onCopied called with the copied text
 */
export function useCopy(onCopied?: (text: string) => void): (text: string) => void {
  const t = useText();
  const toast = useToast();
  return useCallback(
    (text) => {
      const copy = async (): Promise<void> => {
        try {
          await navigator.clipboard.writeText(text);
          toast.success(t('registration.access.copied'));
          onCopied?.(text);
        } catch {
          toast.warning(t('registration.access.copyFailed'));
        }
      };
      void copy();
    },
    [t, toast, onCopied],
  );
}
