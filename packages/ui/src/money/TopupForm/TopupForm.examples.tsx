import { TopupForm } from '@rostra/ui/TopupForm';
import type { TopupFormProps } from '@rostra/ui/TopupForm';
import { useState } from 'react';
import { rechargeSample } from '../../story/samples/recharge.ts';

const sample = rechargeSample('en').TopupForm;

/** Show coins, gift and expected time before the transfer is reported. */
export const Do = () => <TopupForm {...sample} />;

/** Let the reader report a transfer of an unknown amount. */
export const Dont = () => (
  <TopupForm {...sample} values={{ amount: '', other: '' }} chosen={null} account={undefined} />
);

type Given = Omit<
  TopupFormProps,
  'values' | 'onChange' | 'chosen' | 'copied' | 'onCopy' | 'problems' | 'isPending' | 'onSubmit'
>;

/** Reports a transfer with the amount that is selected; the app uploads the slip. */
export function Example({
  report,
  ...form
}: Given & { report: (coins: number) => Promise<string | undefined> }) {
  const [values, setValues] = useState({ amount: '', other: '' });
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  const chosen = form.amounts.find(({ coins }) => String(coins) === values.amount) ?? null;
  const submit = async () => {
    if (chosen === null) return setProblem('Select an amount.');
    setIsPending(true);
    setProblem(await report(chosen.coins));
    setIsPending(false);
  };
  return (
    <TopupForm
      {...form}
      values={values}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      chosen={chosen}
      problems={{ amount: problem }}
      copied={copied}
      onCopy={(value) => {
        void navigator.clipboard.writeText(value).then(() => setCopied(value));
      }}
      isPending={isPending}
      onSubmit={() => void submit()}
    />
  );
}
