import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Link } from '../../foundations/Link/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { allWindows, inOwnFrame } from '../../story/allWindows.tsx';
import { oneState } from '../../story/oneState.tsx';
import { longTranslation } from '../../story/longTranslation.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { leaveGuardStates } from './LeaveGuard.states.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { LeaveGuardProps } from './LeaveGuard.tsx';

interface PageProps extends LeaveGuardProps {
  s: Sample;
}

/** A page with a field, and a link that a router would block while there are changes. */
function Page({ s, ...props }: PageProps) {
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(props.isAsking);
  return (
    <Stack>
      <TextField label={s.first} value={text} onChange={setText} />
      <Link
        href="#elsewhere"
        onClick={(event) => {
          event.preventDefault();
          if (text !== '') setAsking(true);
        }}
      >
        {s.second}
      </Link>
      <LeaveGuard
        {...props}
        isActive={text !== ''}
        isAsking={isAsking}
        onLeave={() => {
          setAsking(false);
          setText('');
          props.onLeave();
        }}
        onStay={() => {
          setAsking(false);
          props.onStay();
        }}
      />
    </Stack>
  );
}

const meta = {
  title: 'Overlays/LeaveGuard',
  component: LeaveGuard,
  parameters: inOwnFrame,
  args: { isActive: true, isAsking: false, onLeave: fn(), onStay: fn() },
  render: (args, context) => <Page {...args} s={sampleOf(context)} />,
} satisfies Meta<typeof LeaveGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const asking = () => ({ isAsking: true, onStay: () => undefined });

export const AllStates: Story = {
  ...allWindows(LeaveGuard, leaveGuardStates, asking, [512, 264]),
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(LeaveGuard, leaveGuardStates, asking);

const one = oneState(LeaveGuard, leaveGuardStates, asking, { isBare: true });

export const Asking: Story = one('asking');

export const CustomText: Story = one('custom text');

/** Returns whether the browser would ask before closing the page. */
const doesBrowserAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Nothing is asked before there is input. Staying keeps it, leaving continues. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    await expect(doesBrowserAsk()).toBe(false);
    await userEvent.click(link);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(doesBrowserAsk()).toBe(true);
    await userEvent.click(link);
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveValue('x');
    await userEvent.click(link);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(doesBrowserAsk()).toBe(false);
  },
};
