import type { State } from '../story/matrix.ts';
import type { WizardProps } from './Wizard.tsx';

const wrong = (field: string) => ({ step: 'profile', field, message: '×' });

export const wizardStates: State<WizardProps>[] = [
  { name: 'first step', props: {} },
  { name: 'second step', props: { current: 'profile' } },
  {
    name: 'with problems',
    props: { current: 'profile', problems: [wrong('name'), wrong('website')] },
  },
  { name: 'last step, being sent', props: { current: 'words', isPending: true } },
];
