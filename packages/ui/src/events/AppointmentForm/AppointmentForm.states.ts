import { personalSample } from '../../story/samples/personal.ts';
import type { State } from '../../story/matrix.ts';
import type { AppointmentFormProps } from './AppointmentForm.tsx';

export const appointmentFormStates: State<AppointmentFormProps>[] = [
  { name: 'filled in from the account', props: {} },
  {
    name: 'with problems',
    props: { slotMisses: 1 },
    words: ({ t, localized, locale }) => ({
      values: { ...personalSample(locale).AppointmentForm.values, contact: '' },
      problems: {
        contact: t('recharge.trial.contactMissing'),
        form: localized('The server is busy. Try again in a moment.', '服务器繁忙，请稍后重试。'),
      },
    }),
  },
  { name: 'no times, no price', props: { slots: [], price: null } },
  { name: 'sent', props: { isSent: true } },
];
