import { Button } from '@rostra/ui/Button';
import { useText } from '../../language/useText.ts';

export interface MoreRowsProps {
  list: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void };
}

/** The next page of a list, below the rows shown. */
export function MoreRows({ list }: MoreRowsProps) {
  const t = useText();
  if (!list.hasMore) return null;
  return (
    <Button
      emphasis="outline"
      tone="neutral"
      isPending={list.isLoadingMore}
      onPress={list.loadMore}
    >
      {t('personalCenter.more')}
    </Button>
  );
}
