import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { personalCenterMenuStates } from './PersonalCenterMenu.states.ts';
import { PersonalCenterMenu } from './PersonalCenterMenu.tsx';

const meta = {
  title: 'Account/PersonalCenterMenu',
  component: PersonalCenterMenu,
  args: accountSample('en').PersonalCenterMenu,
  render: (_args, context) => (
    <PersonalCenterMenu {...accountSample(localeOf(context)).PersonalCenterMenu} />
  ),
} satisfies Meta<typeof PersonalCenterMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    PersonalCenterMenu,
    personalCenterMenuStates,
    (s) => accountSample(localeOfSample(s)).PersonalCenterMenu,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
