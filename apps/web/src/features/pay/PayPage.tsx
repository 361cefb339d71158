import { YUAN_PER_COIN } from '@rostra/contract';
import { formatCoins } from '@rostra/i18n';
import { plainFigures } from '@rostra/i18n/input';
import { PaymentPanel } from '@rostra/ui/PaymentPanel';
import { PaymentScreen } from '@rostra/ui/screens/PaymentScreen';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMutation } from '../../data/useMutation.ts';
import { useLocale, useLocalized, useText } from '../../language/useText.ts';
import { useSession } from '../../session/useSession.ts';
import { useNow } from '../../time/useNow.ts';
import { useToast } from '../../overlay/useToast.ts';
import { alternativesOf } from './alternativesOf.ts';
import { firstPayer, kindOf, payerKey, refusalOf, totalOf } from './payment.ts';
import { rechargePath } from './payLinks.ts';
import { payStateOf, useProduct } from './useProduct.ts';
import { usePaymentPassword } from './usePaymentPassword.ts';

/** /pay: payment from a balance with the payment password, which the first payment sets. */
export function PayPage() {
  const t = useText();
  const locale = useLocale();
  const name = useLocalized();
  const navigate = useNavigate();
  const location = useLocation();
  const now = useNow();
  const toast = useToast();
  const product = useProduct();
  const { renew } = useSession();
  const password = usePaymentPassword();
  const order = useMutation('postOrders', {
    silent: true,
    refreshes: [
      'getUsersCard',
      'getProduct',
      'getArticle',
      'getArticles',
      'getPurchasedArticles',
      'getEvent',
      'getEnteredEvents',
    ],
  });
  const [chosen, setChosen] = useState<string>();
  const [seen, setSeen] = useState<number>();
  const [isDone, setDone] = useState(false);
  const [isSetNow, setSetNow] = useState(false);
  const { data } = product;
  const payers = data?.payers ?? [];
  const key = chosen ?? (data === undefined ? '' : firstPayer(data));
  const payer = payers.find((each) => payerKey(each) === key);
  const price = data?.current_price ?? 0;
  const hasPaymentPassword = data?.has_payment_password === true || isSetNow;
  const refusal = refusalOf(order.error, Math.max(0, price - (payer ? totalOf(payer) : 0)), {
    before: seen ?? price,
    now: price,
  });
  const isWrong = order.error?.name === 'paymentPasswordWrong';
  const { retype } = password;
  useEffect(() => {
    if (isWrong) retype();
  }, [isWrong, retype]);
  const here = location.pathname + location.search;
  const state = payStateOf(product, order.isPending, refusal, isDone);

  const pay = async (): Promise<void> => {
    if (data === undefined || payer === undefined) return;
    if (!hasPaymentPassword) {
      if (!(await password.save())) return;
      setSetNow(true);
    }
    setSeen(price);
    const paid = await order.mutate({
      body: {
        goods_type: data.goods_type,
        goods_id: data.goods_id,
        paid_with: 'balance',
        payer: { owner_type: payer.owner_type, owner_id: payer.owner_id },
        payment_password: plainFigures(password.values.paymentPassword),
        expected_price: price,
      },
    });
    if (!paid) {
      // The outcome is unknown: the item and the balance show it.
      await Promise.all([product.reload(), renew()]);
      return;
    }
    setDone(true);
    password.clear();
    await renew();
    toast.success(t('pay.paid', { price: formatCoins(price, locale) }));
    void navigate(product.after, { replace: true });
  };

  return (
    <PaymentScreen
      t={t}
      title={t('pay.title')}
      state={state}
      product={data && { kind: kindOf[data.goods_type], title: data.title, summary: data.summary }}
      reason={product.error?.message}
      onRetry={() => void product.reload()}
      alternatives={
        data === undefined ? [] : alternativesOf(data, t, { replaceUrl: product.replaceUrl, now })
      }
      yuanPerCoin={YUAN_PER_COIN}
      links={{ thing: product.after, home: '/search' }}
      panel={
        data && (
          <PaymentPanel
            t={t}
            price={price}
            originalPrice={data.original_price}
            yuanPerCoin={YUAN_PER_COIN}
            payers={payers.map((each) => ({
              key: payerKey(each),
              name: each.owner_type === 'User' ? t('pay.payer.own') : name(each),
              total: totalOf(each),
              gift: each.gift,
            }))}
            payer={key}
            onPayerChange={(next) => {
              setChosen(next);
              order.reset();
            }}
            hasPaymentPassword={hasPaymentPassword}
            values={password.values}
            onChange={(part) => {
              password.change(part);
              order.reset();
            }}
            problems={{ ...password.problems, ...refusal.problems }}
            onSendCode={password.onSendCode}
            isSendingCode={password.isSendingCode}
            codeWait={password.codeWait}
            failure={
              password.problem === undefined
                ? refusal.failure
                : { kind: 'failed', reason: password.problem }
            }
            isPending={order.isPending || password.isPending || isDone}
            check={hasPaymentPassword ? password.checkEntry : password.check}
            onPay={() => void pay()}
            links={{
              recharge: rechargePath('topup', here),
              security: '/personalCenter/accountSecurity',
            }}
          />
        )
      }
    />
  );
}
