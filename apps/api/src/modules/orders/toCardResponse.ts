import { coinsFromCents } from '@rostra/contract';
import type { Data } from '@rostra/contract';
import { packTexts } from '#modules/cards/index.ts';
import type { PpvCard } from '#modules/cards/index.ts';
import type { WalletBalance } from '#modules/ledger/index.ts';
import type { Payer } from './payers.ts';

/** A balance or a pay-per-view card in the form of the contract. */
export type CardResponse = Data<'getUsersCard'>[number];

/** Returns a pay-per-view card with its start under both spellings (PAY-38). */
export function toPpvCardResponse(card: PpvCard): CardResponse {
  const { name } = packTexts(card.packId);
  const availableAt = card.availableAt.toISOString();
  return {
    id: card.id,
    owner_type: card.owner.type,
    owner_id: card.owner.id,
    sc_name: name.sc,
    tc_name: name.tc,
    en_name: name.en,
    card_type: 'ppv',
    balance: card.balance,
    gift: 0,
    quota: card.quota,
    uptime_days: card.uptimeDays,
    ppv_avaliabled_at: availableAt,
    ppv_available_at: availableAt,
    article: card.article,
    live: card.live,
  };
}

/**
 * Returns a prepaid balance with paid and gift coins separate (PAY-14). It pays for every kind of
 * product.
 */
export function toBalanceCardResponse(
  { owner, names }: Payer,
  balance: WalletBalance,
): CardResponse {
  return {
    id: owner.id,
    owner_type: owner.type,
    owner_id: owner.id,
    ...names,
    card_type: 'balance',
    balance: coinsFromCents(balance.coin),
    gift: coinsFromCents(balance.gift),
    quota: null,
    uptime_days: null,
    ppv_avaliabled_at: null,
    ppv_available_at: null,
    article: true,
    live: true,
  };
}
