import { Inline } from '@rostra/ui/Inline';
import { Tag } from '@rostra/ui/Tag';

/** Give each state one word in its own tone. */
export const Do = () => (
  <Inline>
    <Tag tone="success">Registered</Tag>
    <Tag tone="warning">Payment due</Tag>
  </Inline>
);

/** Borrow the live tone to draw attention to a state. */
export const Dont = () => (
  <Inline>
    <Tag tone="live">New</Tag>
    <Tag tone="live">Payment due</Tag>
  </Inline>
);

const states = {
  open: { tone: 'info', word: 'Registration open' },
  live: { tone: 'live', word: 'Live' },
  ended: { tone: 'neutral', word: 'Ended' },
} as const;

/** The state of an event, beside its title. */
export function Example({ state }: { state: keyof typeof states }) {
  const { tone, word } = states[state];
  return <Tag tone={tone}>{word}</Tag>;
}
