import type { CallOutput } from '@rostra/contract';
import type { Database } from '#platform/database/Database.ts';
import { userNames } from '#modules/accounts/index.ts';
import { cardsOf } from '#modules/cards/index.ts';
import { balancesOf, ownerKey } from '#modules/ledger/index.ts';
import { toBalanceCardResponse, toPpvCardResponse } from './toCardResponse.ts';
import type { CardResponse } from './toCardResponse.ts';
import { cardTypesOf } from './cardTypesOf.ts';
import { payersOf } from './payers.ts';
import type { Payer } from './payers.ts';

/**
 * Returns the payers of a user, with the user's name in each script, or the plain name where one is
 * missing.
 */
export async function payersOfUser(db: Database, userId: number): Promise<Payer[]> {
  const user = await userNames(db, userId);
  const names = user ?? { sc_name: null, tc_name: null, en_name: null };
  return payersOf(db, { id: userId, names });
}

/**
 * Returns the balances and cards that a user may pay with: their own first, then those of
 * organizations they lead (PAY-14 to PAY-17). Includes used-up cards only with `get_all`;
 * `extra=article` or `extra=live` filters by what the cards open.
 */
export async function usersCards(
  db: Database,
  userId: number,
  query: CallOutput<'getUsersCard'>['query'],
): Promise<CardResponse[]> {
  const types = cardTypesOf(query);
  const all = query.get_all === '1' || query.get_all === 'true';
  const payers = await payersOfUser(db, userId);
  const owners = payers.map(({ owner }) => owner);
  const balances = await balancesOf(db, owners);
  const cards = types.has('ppv') ? await cardsOf(db, owners) : [];
  const { extra } = query;
  return [
    ...payers
      .filter(() => types.has('balance'))
      .map((payer) =>
        toBalanceCardResponse(payer, balances.get(ownerKey(payer.owner)) ?? { coin: 0, gift: 0 }),
      ),
    ...cards.filter((card) => all || card.balance > 0).map((card) => toPpvCardResponse(card)),
  ].filter((card) => (extra === 'article' || extra === 'live' ? card[extra] : true));
}
