import { TextArea } from '@rostra/ui/TextArea';
import { TextField } from '@rostra/ui/TextField';
import { useState } from 'react';

const question = 'How many test hours does an inverter need, and which laboratories offer them?';

/** Give a text of several sentences the room to be read while it is written. */
export const Do = () => (
  <TextArea label="Your question" hint="The analyst answers it live." defaultValue={question} />
);

/** Squeeze a long text into one line. */
export const Dont = () => <TextField label="Your question" defaultValue={question} />;

/** Sends a question by Enter and empties the field. */
export function Example({ ask }: { ask: (question: string) => void }) {
  const [text, setText] = useState('');
  return (
    <TextArea
      label="Your question"
      hint="Press Enter to send, Shift and Enter for a new line."
      value={text}
      onChange={setText}
      onSubmit={() => {
        if (text.trim() === '') return;
        ask(text.trim());
        setText('');
      }}
    />
  );
}
