import { AppointmentForm } from '@rostra/ui/AppointmentForm';
import type { AppointmentFormProps, AppointmentValues } from '@rostra/ui/AppointmentForm';
import { useState, useTransition } from 'react';
import { personalSample } from '../../story/samples/personal.ts';

interface Request extends Pick<
  AppointmentFormProps,
  't' | 'person' | 'slots' | 'contactTypes' | 'ownContacts' | 'price' | 'yuanPerCoin'
> {
  send: (values: AppointmentValues) => Promise<void>;
}

const EMPTY = { slot: null, topic: '', name: '', company: '', contactType: 'email', contact: '' };

/** A request for a one-to-one: a missing slot takes the focus, and a sent request ends the form. */
export function Example({ send, ...request }: Request) {
  const [values, setValues] = useState<AppointmentValues>(EMPTY);
  const [misses, setMisses] = useState(0);
  const [isSent, setSent] = useState(false);
  const [isPending, startSending] = useTransition();
  const submit = () => {
    if (request.slots.length > 0 && values.slot === null) return setMisses(misses + 1);
    startSending(async () => {
      await send(values);
      setSent(true);
    });
  };
  return (
    <AppointmentForm
      {...request}
      values={values}
      onChange={(change) => {
        setValues({ ...values, ...change });
        setMisses(0);
      }}
      slotMisses={misses}
      contactWithinHours={24}
      isPending={isPending}
      isSent={isSent}
      onSubmit={submit}
    />
  );
}

function Form({ price }: Pick<AppointmentFormProps, 'price'>) {
  const sample = personalSample('en').AppointmentForm;
  const [values, setValues] = useState(sample.values);
  return (
    // Small enough to show the terms at the end.
    <div style={{ zoom: 0.65 }}>
      <AppointmentForm
        {...sample}
        slots={[]}
        price={price}
        values={values}
        onChange={(change) => setValues({ ...values, ...change })}
      />
    </div>
  );
}

/** Show the price before the request, and that it is paid later. */
export const Do = () => <Form price={120} />;

/** Let the reader ask first and learn the price afterwards. */
export const Dont = () => <Form price={null} />;
