import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleEvents } from '../../story/samples/eventList.ts';
import { localeOf, screenTextFor } from '../../story/screenText.ts';
import { EventsScreen } from './EventsScreen.tsx';
import type { EventsScreenProps } from './EventsScreen.tsx';

const nothing = () => undefined;
const onRetry = fn();

function propsFor(locale: Locale): EventsScreenProps {
  const t = screenTextFor(locale);
  return {
    t,
    types: [{ href: '#all', text: t('event.allTypes'), isCurrent: true }],
    events: sampleEvents[locale],
    onRetry: nothing,
  };
}

const meta = {
  title: 'Screens/EventsScreen',
  component: EventsScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  render: (_args, context) => <EventsScreen {...propsFor(localeOf(context))} />,
} satisfies Meta<typeof EventsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** UI-16: The list is loading, and screen readers announce that. */
export const Loading: Story = {
  render: (_args, context) => (
    <EventsScreen {...propsFor(localeOf(context))} events={[]} state="loading" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** UI-16: no event is planned. */
export const Empty: Story = {
  render: (_args, context) => <EventsScreen {...propsFor(localeOf(context))} events={[]} />,
};

/** UI-16: The list failed to load, and loads on a press. */
export const Failed: Story = {
  render: (_args, context) => (
    <EventsScreen {...propsFor(localeOf(context))} events={[]} state="error" onRetry={onRetry} />
  ),
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
