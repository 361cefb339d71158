import { Button } from '@rostra/ui/Button';
import { Form } from '@rostra/ui/Form';
import { LeaveGuard } from '@rostra/ui/LeaveGuard';
import type { LeaveGuardProps } from '@rostra/ui/LeaveGuard';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { TextArea } from '@rostra/ui/TextArea';
import { useState } from 'react';

interface Question extends Pick<LeaveGuardProps, 'isAsking' | 'onLeave' | 'onStay'> {
  /** Lets the router block navigation, or pass it again. */
  block: (isBlocked: boolean) => void;
  send: (question: string) => Promise<void>;
}

/** A question without a draft: the router blocks while it is neither empty nor sent. */
export function Example({ block, send, ...navigation }: Question) {
  const [text, setText] = useState('');
  const change = (next: string) => {
    setText(next);
    block(next !== '');
  };
  return (
    <Form onSubmit={() => void send(text).then(() => change(''))}>
      <Stack>
        <TextArea label="Your question" value={text} onChange={change} />
        <Button type="submit">Send question</Button>
      </Stack>
      <LeaveGuard {...navigation} isActive={text !== ''} />
    </Form>
  );
}

function Page({ asksAlways }: { asksAlways: boolean }) {
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const leave = () => {
    setAsking(false);
    setText('');
    setLeft(true);
  };
  return (
    <Stack gap={3}>
      <TextArea label="Your question" value={text} onChange={setText} />
      <Button
        tone="neutral"
        emphasis="outline"
        onPress={() => (asksAlways || text !== '' ? setAsking(true) : leave())}
      >
        Back to the event
      </Button>
      <Text size="sm" tone="muted">
        {hasLeft ? 'You left the page.' : 'You’re on the page.'}
      </Text>
      <LeaveGuard
        isActive={text !== ''}
        isAsking={isAsking}
        onLeave={leave}
        onStay={() => setAsking(false)}
      />
    </Stack>
  );
}

/** Ask only while text would be lost: with an empty field, the button leaves at once. */
export const Do = () => <Page asksAlways={false} />;

/** Ask although nothing would be lost. */
export const Dont = () => <Page asksAlways />;
