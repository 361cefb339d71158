import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonalCenterMenu } from '../../account/PersonalCenterMenu/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { NoticesScreen } from './NoticesScreen.tsx';
import type { NoticesScreenProps } from './NoticesScreen.tsx';

const nothing = (): undefined => undefined;

function propsFor(locale: Locale): NoticesScreenProps {
  const sample = accountSample(locale);
  return {
    t: sample.NoticeList.t,
    menu: <PersonalCenterMenu {...sample.PersonalCenterMenu} />,
    notices: sample.NoticeList.notices,
    filter: 'all',
    filters: { all: '#all', unread: '#unread' },
    unread: 1,
    onRead: nothing,
    onReadAll: nothing,
    isReading: false,
    isLoading: false,
    hasFailed: false,
    onRetry: nothing,
    settings: sample.NoticeSettings,
  };
}

const inState = screenStates(NoticesScreen, propsFor);

const meta = {
  title: 'Screens/NoticesScreen',
  component: NoticesScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof NoticesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One unread, one read. */
export const Default: Story = { tags: ['visual'] };

/** Nothing unread. */
export const NothingUnread: Story = inState(() => ({ filter: 'unread', notices: [], unread: 0 }));

/** No notification at all. */
export const Empty: Story = inState(() => ({ notices: [], unread: 0 }));

/** In progress. */
export const Loading: Story = inState(() => ({ isLoading: true }));

/** Failed to load. */
export const Failed: Story = inState(() => ({ hasFailed: true }));
