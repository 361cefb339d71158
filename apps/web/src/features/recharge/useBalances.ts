import { useQuery } from '../../data/useQuery.ts';
import { useFresh } from '../../data/useFresh.ts';
import { useLocalized } from '../../language/useText.ts';

/**
 * Returns the balances that the reader can pay with, as on the balance card (PAY-14).
 *
 * @param shown name of the visible part of the screen; a change renews the balances
 */
export function useBalances(shown?: string) {
  const name = useLocalized();
  const cards = useQuery('getUsersCard', { query: {} }, { silent: true });
  useFresh(cards, shown);
  const { data, error, isLoading, reload } = cards;
  const balances = (data ?? []).filter((card) => card.card_type === 'balance');
  const own = balances.find((card) => card.owner_type === 'User');
  return {
    paid: own?.balance ?? 0,
    gift: own?.gift ?? 0,
    organizations: balances
      .filter((card) => card.owner_type === 'Organization')
      .map((card) => ({
        id: card.owner_id,
        name: name(card),
        paid: card.balance,
        gift: card.gift,
      })),
    cardUses: (data ?? [])
      .filter((card) => card.card_type === 'ppv')
      .reduce((sum, card) => sum + card.balance, 0),
    isLoading,
    error,
    reload,
  };
}
