import { YUAN_PER_COIN } from '@rostra/contract';
import { CardUsePanel } from '@rostra/ui/CardUsePanel';
import { PaymentScreen } from '@rostra/ui/screens/PaymentScreen';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMutation } from '../../data/useMutation.ts';
import { useLocalized, useText } from '../../language/useText.ts';
import { useNow } from '../../time/useNow.ts';
import { kindOf, refusalOf, waitOf } from './payment.ts';
import { payPath, rechargePath } from './payLinks.ts';
import { payStateOf, useProduct } from './useProduct.ts';

/** Ms between updates of a card's countdown. */
const COUNTDOWN_MS = 1000;

/** /ppv: opens an item with a pay-per-view card, then replaces the address with replaceUrl (PAY-33). */
export function PpvPage() {
  const t = useText();
  const name = useLocalized();
  const location = useLocation();
  const now = useNow(COUNTDOWN_MS);
  const product = useProduct();
  const order = useMutation('postOrders', {
    silent: true,
    refreshes: [
      'getUsersCard',
      'getProduct',
      'getArticle',
      'getPurchasedArticles',
      'getEvent',
      'getEnteredEvents',
    ],
  });
  const [chosen, setChosen] = useState<number>();
  const [isDone, setDone] = useState(false);
  const { data } = product;
  const cards = data?.cards ?? [];
  const usable = cards.find((card) => waitOf(card, now) === 0);
  const card = chosen ?? usable?.id ?? null;
  const price = data?.offers.find(({ kind }) => kind === 'pay_price')?.current_price ?? null;
  const refusal = refusalOf(order.error, 0, { before: price ?? 0, now: price ?? 0 });
  const here = location.pathname + location.search;

  const use = async (): Promise<void> => {
    const held = cards.find(({ id }) => id === card);
    if (data === undefined || held === undefined) return;
    const paid = await order.mutate({
      body: {
        goods_type: data.goods_type,
        goods_id: data.goods_id,
        paid_with: 'ppv',
        payer: { owner_type: held.owner_type, owner_id: held.owner_id },
        card_id: held.id,
      },
    });
    if (!paid) {
      await product.reload();
      return;
    }
    setDone(true);
    // A live room is loaded afresh with the new right to attend; Back skips this page.
    window.location.replace(product.after);
  };

  return (
    <PaymentScreen
      t={t}
      title={t('pay.cardTitle')}
      state={payStateOf(product, order.isPending, refusal, isDone)}
      product={data && { kind: kindOf[data.goods_type], title: data.title, summary: data.summary }}
      reason={product.error?.message}
      onRetry={() => void product.reload()}
      alternatives={[]}
      yuanPerCoin={YUAN_PER_COIN}
      links={{ thing: product.after, home: '/search' }}
      panel={
        data && (
          <CardUsePanel
            t={t}
            cards={cards.map((each) => ({
              id: each.id,
              name: name(each),
              balance: each.balance,
              quota: each.quota ?? each.balance,
              waitMs: waitOf(each, now),
            }))}
            card={card}
            onCardChange={(id) => {
              setChosen(id);
              order.reset();
            }}
            failure={refusal.failure}
            isPending={order.isPending || isDone}
            onUse={() => void use()}
            price={price}
            links={{
              pay: payPath(data.goods_type, data.goods_id, product.replaceUrl),
              recharge: rechargePath('topup', here),
              packs: rechargePath('plans', here),
            }}
          />
        )
      }
    />
  );
}
