import { useText } from '../../language/useText.ts';
import { useToast } from '../../overlay/useToast.ts';

/** Shares the page by the device's own sheet, or copies its address. */
export function useShare(): (title: string) => Promise<void> {
  const t = useText();
  const toast = useToast();
  return async (title) => {
    const url = location.href;
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('article.shared'));
    } catch {
      toast.warning(t('article.shareFailed'));
    }
  };
}
