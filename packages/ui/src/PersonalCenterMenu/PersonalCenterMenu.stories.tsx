import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  PersonalCenterMenu,
  personalCenterMenuStates,
  (s) => accountSample(localeOfSample(s)).PersonalCenterMenu,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Groups: Story = { ...states.one('groups'), tags: ['!test'] };

export const WithoutLogOut: Story = { ...states.one('without log-out'), tags: ['!test'] };
