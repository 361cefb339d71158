import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { personalCenterMenuStates } from './PersonalCenterMenu.states.ts';
import { PersonalCenterMenu } from './PersonalCenterMenu.tsx';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { onPhone } from '../../story/onPhone.ts';
import { revealsFocus } from '../../story/revealsFocus.ts';

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

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Groups: Story = { ...states.one('groups'), tags: ['!test', 'state'] };

export const WithoutLogOut: Story = { ...states.one('without log-out'), tags: ['!test', 'state'] };

/** Tab moves down the entries to the logout, which acts once per press. */
export const Interaction: Story = {
  decorators: [inRouter],
  args: { action: { label: '', onPress: fn(), isPending: false } },
  render: (args, context) => {
    const { action, ...rest } = accountSample(localeOf(context)).PersonalCenterMenu;
    return (
      <PersonalCenterMenu
        {...rest}
        action={action && { ...action, onPress: () => args.action?.onPress() }}
      />
    );
  },
  play: async ({ canvas, args, globals }) => {
    const { groups, action } = accountSample(localeOf({ globals })).PersonalCenterMenu;
    const links = canvas.getAllByRole('link');
    const logOut = canvas.getByRole('button', { name: action!.label });
    await tabThrough([...links, logOut]);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(logOut);
    await expect(args.action!.onPress).toHaveBeenCalledTimes(2);

    await userEvent.tab({ shift: true });
    await expect(links.at(-1)).toHaveFocus();
    await followBothWays(links.at(-1)!, groups.at(-1)!.items.at(-1)!.href);
  },
};

/** An entry that a phone's row cuts is visible whole when it has the focus. */
export const FocusOnPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const entries = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')];
    await revealsFocus(canvas.getByRole('navigation'), entries, () => userEvent.tab());
  },
};
