import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventView } from '../../story/eventSample.ts';
import { sampleEvents } from '../../story/eventListSample.ts';
import { localeOf, screenTextFor } from '../../story/screenText.ts';
import { EventScreen } from './EventScreen.tsx';
import type { EventScreenProps } from './EventScreen.tsx';

const nothing = () => undefined;

function propsFor(locale: Locale): EventScreenProps {
  const t = screenTextFor(locale);
  return {
    t,
    event: eventView(locale),
    yuanPerCoin: 6.8,
    steps: [{ name: t('event.list'), href: '#events' }],
    others: sampleEvents[locale].slice(2),
    onAddToCalendar: nothing,
    askHref: '#ask',
  };
}

const meta = {
  title: 'Screens/EventScreen',
  component: EventScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  render: (_args, context) => <EventScreen {...propsFor(localeOf(context))} />,
} satisfies Meta<typeof EventScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** EVT-34: a canceled event stays, and says that nothing is charged. */
export const Canceled: Story = {
  render: (_args, context) => (
    <EventScreen
      {...propsFor(localeOf(context))}
      event={{ ...eventView(localeOf(context)), state: 'canceled' }}
    />
  ),
};
