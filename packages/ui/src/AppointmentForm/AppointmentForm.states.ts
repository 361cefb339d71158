import type { State } from '../story/matrix.ts';
import type { AppointmentFormProps } from './AppointmentForm.tsx';

export const appointmentFormStates: State<AppointmentFormProps>[] = [
  { name: 'filled in from the account', props: {} },
  {
    name: 'with problems',
    props: { slotMisses: 1, problems: { language: '×', contact: '×', form: '×' } },
  },
  { name: 'no times, one language, no price', props: { slots: [], languages: [], price: null } },
  { name: 'sent', props: { isSent: true } },
];
