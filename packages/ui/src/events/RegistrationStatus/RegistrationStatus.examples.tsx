import { Button } from '@rostra/ui/Button';
import { RegistrationStatus } from '@rostra/ui/RegistrationStatus';
import type { RegistrationStatusProps } from '@rostra/ui/RegistrationStatus';
import { useTransition } from 'react';
import { nothing } from '../../story/samples/words.ts';
import { screenTextFor } from '../../story/screenText.ts';

interface Registration extends Pick<RegistrationStatusProps, 't' | 'status' | 'word' | 'reason'> {
  register: () => Promise<void>;
}

/** The reader's status with the step that it allows. */
export function Example({ register, ...registration }: Registration) {
  const [isPending, startRegistering] = useTransition();
  const actions: Partial<
    Record<RegistrationStatusProps['status'], RegistrationStatusProps['action']>
  > = {
    registering: { label: 'Register', isPending, onPress: () => startRegistering(register) },
    registered: { label: 'Join', href: '/live/7', tone: 'accent' },
    replay: { label: 'Watch playback', href: '/live/7/playback' },
  };
  return <RegistrationStatus {...registration} action={actions[registration.status]} />;
}

const registered = {
  t: screenTextFor('en'),
  status: 'registered',
  word: 'Registered',
  text: 'The room is open.',
  action: { label: 'Join', href: '#join', tone: 'accent' },
} as const;

/** Fill the one next step, and put other ways below it quietly. */
export const Do = () => (
  <RegistrationStatus {...registered}>
    <Button isFull tone="neutral" emphasis="ghost" onPress={nothing}>
      Cancel registration
    </Button>
  </RegistrationStatus>
);

/** Give every step the same weight. */
export const Dont = () => (
  <RegistrationStatus {...registered}>
    <Button isFull onPress={nothing}>
      Add to calendar
    </Button>
    <Button isFull tone="danger" onPress={nothing}>
      Cancel registration
    </Button>
  </RegistrationStatus>
);
