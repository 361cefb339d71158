import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorStateStates } from './ErrorState.states.ts';
import { ErrorState } from './ErrorState.tsx';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Status/ErrorState',
  component: ErrorState,
  args: {},
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(ErrorState, errorStateStates, undefined, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(ErrorState, errorStateStates);

export const WithoutAWayBack: Story = {
  ...states.one('without a way back'),
  tags: ['!test', 'state'],
};

export const WithRetry: Story = { ...states.one('with retry'), tags: ['!test', 'state'] };

export const Retrying: Story = { ...states.one('retrying'), tags: ['!test', 'state'] };

/** The error is announced at once; the button retries. */
export const Interaction: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/./);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
