import type { SearchFieldProps } from '@rostra/ui/SearchField';
import { useRef } from 'react';
import { useMutation } from '../../data/useMutation.ts';
import { useQuery } from '../../data/useQuery.ts';
import { useUser } from '../../session/useUser.ts';

/** Returns the user's previous search words, to delete one by one or all; a visitor has none (SRCH-04). */
export function useSearchHistory(): Pick<
  SearchFieldProps,
  'history' | 'onForget' | 'onClearHistory'
> {
  const { user } = useUser();
  const { data } = useQuery('getSearchHistory', user === null ? null : {}, { silent: true });
  const { mutate } = useMutation('deleteSearchHistory', { refreshes: ['getSearchHistory'] });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const forget = (term?: string): void => {
    // A mutation ignores a second call while it runs, so another word waits its turn.
    last.current = last.current.then(() => mutate({ query: { term } }));
  };
  return { history: data ?? [], onForget: forget, onClearHistory: () => forget() };
}
