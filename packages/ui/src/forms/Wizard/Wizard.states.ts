import { wizardProblems, wizardSample } from '../../story/samples/wizard.tsx';
import type { State } from '../../story/matrix.ts';
import type { WizardProps } from './Wizard.tsx';

export const wizardStates: State<WizardProps>[] = [
  { name: 'first step', props: {} },
  { name: 'second step', props: { current: 'profile' } },
  {
    name: 'with problems',
    props: { current: 'profile' },
    words: ({ locale }) => {
      const { steps, problems } = wizardSample(locale, wizardProblems(locale));
      return { steps, problems };
    },
  },
  { name: 'last step, being sent', props: { current: 'words', isPending: true } },
];
