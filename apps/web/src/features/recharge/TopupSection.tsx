import {
  TOPUP_CONFIRM_WORKING_DAYS,
  TOPUP_MAX_COINS,
  TOPUP_MIN_COINS,
  YUAN_PER_COIN,
} from '@rostra/contract';
import { formatAmount, formatCoins } from '@rostra/i18n';
import { PDF } from '@rostra/ui/FileUpload';
import { ImageUpload } from '@rostra/ui/ImageUpload';
import { SectionHead } from '@rostra/ui/SectionHead';
import { Stack } from '@rostra/ui/Stack';
import { TopupForm } from '@rostra/ui/TopupForm';
import { useState } from 'react';
import { useMutation } from '../../data/useMutation.ts';
import { useQuery } from '../../data/useQuery.ts';
import { useUploadPort } from '../../files/useUploadPort.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { sentencesOf } from '../../language/reasons.ts';
import type { Reasons } from '../../language/reasons.ts';
import { useLocale, useLocalized, useText } from '../../language/useText.ts';
import { useCopy } from '../event/useCopy.ts';
import { TopupHistory } from './TopupHistory.tsx';
import { chosenAmount, isOtherCurrency, topupAmounts } from './topupAmount.ts';

const empty = { amount: '500', other: '', slip: '', slipName: '' };

/** A transfer receipt is an image or a PDF. */
const kindOfSlip = ({ type }: File) => (type === PDF ? 'document' : 'image');

/**
 * Reports a bank transfer with its receipt; reported ones are listed below with their status (PAY-60
 * to 62).
 */
export function TopupSection({ balance }: { balance: number }) {
  const t = useText();
  const locale = useLocale();
  const name = useLocalized();
  const port = useUploadPort(kindOfSlip);
  const account = useQuery('getBankAccount', { query: {} }, { silent: true });
  const { draft, change, discard } = useDraft('topup', empty);
  const [problems, setProblems] = useState<Reasons<'amount'>>({});
  const [submittedReference, setSubmittedReference] = useState<string | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const copy = useCopy(setCopied);
  const { mutate, isPending, error, reset } = useMutation('postTopups', {
    silent: true,
    refreshes: ['getTopups'],
  });
  const chosen = chosenAmount(draft);
  const limits = {
    min: formatAmount(TOPUP_MIN_COINS, locale),
    max: formatCoins(TOPUP_MAX_COINS, locale),
  };

  const check = (): boolean => {
    if (chosen) return true;
    const isForeign = isOtherCurrency(draft);
    setProblems({
      amount: isForeign ? 'recharge.topup.amountCurrency' : 'recharge.topup.amountInvalid',
    });
    return false;
  };

  const submit = async (): Promise<void> => {
    if (!chosen) return;
    const topup = await mutate({
      body: {
        coins: chosen.coins,
        slip: draft.slip,
        ...(account.data && { reference: account.data.reference }),
      },
    });
    // The next transfer has its own reference; a refused one may be out of date.
    void account.reload();
    if (!topup) return;
    discard();
    setSubmittedReference(topup.reference);
  };

  return (
    <Stack gap={10}>
      <TopupForm
        t={t}
        values={draft}
        onChange={(part) => {
          change(part);
          setProblems({});
          reset();
        }}
        amounts={topupAmounts}
        min={TOPUP_MIN_COINS}
        max={TOPUP_MAX_COINS}
        yuanPerCoin={YUAN_PER_COIN}
        workingDays={TOPUP_CONFIRM_WORKING_DAYS}
        chosen={chosen}
        balance={balance}
        problems={{ ...sentencesOf(problems, t, limits), form: error?.message }}
        account={
          account.data && {
            holder: name(account.data, 'holder'),
            bank: name(account.data, 'bank'),
            number: account.data.account_number,
            swift: account.data.swift,
            currency: account.data.currency,
            transferReference: account.data.reference,
          }
        }
        hasAccountFailed={account.error !== undefined}
        onRetryAccount={() => void account.reload()}
        onCopy={copy}
        copied={copied}
        slipField={
          <ImageUpload<string>
            takesPdf
            label={t('recharge.topup.slip')}
            upload={port.upload}
            keptName={draft.slipName || undefined}
            onUploaded={(slip, { name: slipName }) => {
              change({ slip, slipName });
            }}
            onRemoved={() => change({ slip: '', slipName: '' })}
            isRequired
            requiredMessage={t('recharge.topup.slipMissing')}
            errorMessage={port.problem}
          />
        }
        isPending={isPending}
        check={check}
        onSubmit={() => void submit()}
        submittedReference={submittedReference}
        onAgain={() => setSubmittedReference(null)}
      />
      <Stack gap={4}>
        <SectionHead title={t('recharge.history.title')} />
        <TopupHistory />
      </Stack>
    </Stack>
  );
}
