import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { tabThrough } from '../../story/inRouter.tsx';
import { sampleOf } from '../../story/allStates.tsx';
import { wordsAtArrival } from '../../story/wordsAtArrival.ts';
import { bannerStates } from './Banner.states.ts';
import { Banner } from './Banner.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ title: s.movedTitle, children: s.movedText });

const meta = {
  title: 'Status/Banner',
  component: Banner,
  args: base(sampleFor('en')),
  render: (args, context) => <Banner {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Banner, bannerStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Info: Story = { ...states.one('info'), tags: ['!test', 'state'] };

export const Success: Story = { ...states.one('success'), tags: ['!test', 'state'] };

export const Warning: Story = { ...states.one('warning'), tags: ['!test', 'state'] };

export const Danger: Story = { ...states.one('danger'), tags: ['!test', 'state'] };

export const Vip: Story = { ...states.one('vip'), tags: ['!test', 'state'] };

const onNext = fn();

/** A button that is replaced by its outcome, with one next step. */
function Sending({ words }: { words: Sample }) {
  const [isSent, setSent] = useState(false);
  if (!isSent) return <Button onPress={() => setSent(true)}>{words.action}</Button>;
  return (
    <Banner
      title={words.doneTitle}
      tone="success"
      isAnnounced
      takesFocus
      actions={
        <Button size="sm" emphasis="outline" tone="neutral" onPress={onNext}>
          {words.doneNext}
        </Button>
      }
    >
      {words.doneText}
    </Banner>
  );
}

/** The outcome is announced once its region exists. The banner takes the focus, and its action is the next tab stop. */
export const Interaction: Story = {
  render: (_args, context) => <Sending words={sampleOf(context)} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const words = sampleOf({ globals });
    const arrived = wordsAtArrival(canvasElement);
    await expect(canvas.queryByRole('status')).toBeNull();
    await tabThrough([canvas.getByRole('button', { name: words.action })]);
    await userEvent.keyboard('{Enter}');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(within(status).getByText(words.doneTitle)).toBeVisible());
    await expect(arrived()).toEqual(['awaited']);
    await expect(status).toHaveTextContent(words.doneTitle);
    await expect(status).toHaveTextContent(words.doneText);
    await expect(status).toHaveFocus();
    const next = within(status).getByRole('button', { name: words.doneNext });
    await tabThrough([next]);
    await userEvent.keyboard(' ');
    await userEvent.click(next);
    await expect(onNext).toHaveBeenCalledTimes(2);
    // It stays until the page removes it.
    await expect(status).toBeInTheDocument();
  },
};
