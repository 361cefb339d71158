import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { sampleOf } from '../story/allStates.tsx';
import { createToastStore } from '../toastStore/index.ts';
import { toastsStates } from './Toasts.states.ts';
import { Toasts } from './Toasts.tsx';

const meta = {
  title: 'Status/Toasts',
  component: Toasts,
  args: { store: createToastStore() },
  render: (_args, context) => {
    const s = sampleOf(context);
    const store = createToastStore();
    for (const { name, props } of toastsStates)
      store.show({
        text: name === 'danger' ? s.problem : s.text + (name === 'success' ? '' : '!'),
        ...props,
      });
    return <Toasts store={store} />;
  },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = { parameters: { layout: 'fullscreen' } };

/** UI-10: an error is an alert, stays, and goes when it is dismissed. */
export const Dismiss: Story = {
  render: (_args, context) => {
    const store = createToastStore();
    store.show({ text: sampleOf(context).problem, tone: 'danger' });
    return <Toasts store={store} />;
  },
  play: async () => {
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button'));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
