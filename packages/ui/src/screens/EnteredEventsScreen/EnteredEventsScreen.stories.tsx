import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonalCenterMenu } from '../../account/PersonalCenterMenu/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { attendanceSample } from '../../story/samples/attendance.ts';
import { nothing } from '../../story/samples/words.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { stateWord } from '../../story/stateWord.ts';
import { EnteredEventsScreen } from './EnteredEventsScreen.tsx';
import type { EnteredEventsScreenProps } from './EnteredEventsScreen.tsx';

function propsFor(locale: Locale): EnteredEventsScreenProps {
  const { EnteredEventList } = attendanceSample(locale);
  const { t } = EnteredEventList;
  return {
    ...EnteredEventList,
    menu: <PersonalCenterMenu {...accountSample(locale).PersonalCenterMenu} />,
    filters: [
      { href: '#all', text: t('personalCenter.events.all'), isCurrent: true },
      {
        href: '#registered',
        text: stateWord('registered', locale),
        isCurrent: false,
      },
    ],
    isLoading: false,
    hasFailed: false,
    onRetry: nothing,
    browseHref: '#events',
  };
}

const inState = screenStates(EnteredEventsScreen, propsFor);

const meta = {
  title: 'Screens/EnteredEventsScreen',
  component: EnteredEventsScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof EnteredEventsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** REG-18: One of each that waits for something. */
export const Default: Story = { tags: ['visual'] };

/** Nothing yet. */
export const Empty: Story = inState(() => ({ events: [] }));

/** In progress. */
export const Loading: Story = inState(() => ({ isLoading: true }));

/** Failed to load. */
export const Failed: Story = inState(() => ({ hasFailed: true }));
