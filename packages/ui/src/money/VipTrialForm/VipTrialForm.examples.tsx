import { VipTrialForm } from '@rostra/ui/VipTrialForm';
import type { VipTrialFormProps } from '@rostra/ui/VipTrialForm';
import { useState } from 'react';
import { rechargeSample } from '../../story/samples/recharge.ts';

const sample = rechargeSample('en').VipTrialForm;

/** Replace the form by its outcome, with the time until somebody calls. */
export const Do = () => <VipTrialForm {...sample} isSent />;

/** Leave the filled form: the reader sends it again. */
export const Dont = () => <VipTrialForm {...sample} />;

type Given = Pick<VipTrialFormProps, 't' | 'contactTypes' | 'sourceTypes' | 'isVip'>;

/** Sends one request, and shows problems by field. */
export function Example({
  request,
  ...form
}: Given & {
  request: (values: VipTrialFormProps['values']) => Promise<VipTrialFormProps['problems']>;
}) {
  const empty = {
    name: '',
    company: '',
    contactType: 'phone',
    contact: '',
    sourceType: '',
    consult: '',
  };
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<VipTrialFormProps['problems']>({});
  const [state, setState] = useState<'open' | 'pending' | 'sent'>('open');
  const submit = async () => {
    setState('pending');
    const found = await request(values);
    setProblems(found);
    setState(Object.keys(found).length === 0 ? 'sent' : 'open');
  };
  return (
    <VipTrialForm
      {...form}
      values={values}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      problems={problems}
      contactWithinHours={24}
      isPending={state === 'pending'}
      onSubmit={() => void submit()}
      isSent={state === 'sent'}
      onAgain={() => setState('open')}
    />
  );
}
