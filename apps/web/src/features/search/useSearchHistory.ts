import { useAct } from '../../data/useAct.ts';
import { useApi } from '../../data/useApi.ts';
import { useUser } from '../../session/useUser.ts';

/** The words this user searched before; a visitor has none (SRCH-04). */
export function useSearchHistory(): { history: readonly string[]; onClearHistory: () => void } {
  const { user } = useUser();
  const { data } = useApi('getSearchHistory', user === null ? null : {}, { silent: true });
  const { act } = useAct('deleteSearchHistory', { refreshes: ['getSearchHistory'] });
  return { history: data ?? [], onClearHistory: () => void act({}) };
}
