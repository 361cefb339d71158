import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { codeFieldStates } from './CodeField.states.ts';
import { CodeField } from './CodeField.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ label: s.code, defaultValue: '482913' });

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: '', onSend: fn() },
  render: (args, context) => <CodeField {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(CodeField, codeFieldStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const BeforeSending: Story = { ...states.one('before sending'), tags: ['!test', 'state'] };

export const Sending: Story = { ...states.one('sending'), tags: ['!test', 'state'] };

export const SentWaiting: Story = { ...states.one('sent, waiting'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

/** The button keeps the focus from the press until the wait is over, and ignores presses. */
export const KeepsTheFocus: Story = {
  render: function SendsOnce(args, context) {
    const [step, setStep] = useState({ isSending: false, secondsLeft: 0 });
    const words = sampleOf(context);
    return (
      <>
        <CodeField
          {...args}
          {...base(words)}
          {...step}
          onSend={() => {
            args.onSend();
            setStep({ isSending: true, secondsLeft: 0 });
          }}
        />
        <button onClick={() => setStep({ isSending: false, secondsLeft: 59 })}>
          {words.action}
        </button>
      </>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const [send, answer] = canvas.getAllByRole('button');
    await userEvent.click(send as HTMLElement);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    // As the server's answer, which moves no focus.
    canvas.getByRole('button', { name: sampleOf({ globals }).action }).click();
    await waitFor(() => expect(send).toHaveTextContent('59'));
    await expect(answer).not.toHaveFocus();
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** The button sends a code. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
