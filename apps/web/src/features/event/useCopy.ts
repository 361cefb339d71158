import { useCallback } from 'react';
import { useText } from '../../language/useText.ts';
import { useToast } from '../../overlay/useToast.ts';

/**
 * Puts a text on the clipboard and says so, or that the browser refused.
 *
 * @param onCopied told of the text that is on the clipboard
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
