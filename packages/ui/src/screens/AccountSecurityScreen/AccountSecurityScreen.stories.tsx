import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonalCenterMenu } from '../../account/PersonalCenterMenu/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { screenTextFor } from '../../story/screenText.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { AccountSecurityScreen } from './AccountSecurityScreen.tsx';
import type { AccountSecurityScreenProps } from './AccountSecurityScreen.tsx';

const nothing = (): undefined => undefined;

function propsFor(locale: Locale): AccountSecurityScreenProps {
  const sample = accountSample(locale);
  return {
    ...sample.PaymentPasswordSetup,
    menu: <PersonalCenterMenu {...sample.PersonalCenterMenu} />,
    hasPaymentPassword: true,
    isEditing: false,
    onEdit: nothing,
    onCancel: nothing,
    onSubmit: nothing,
    isPending: false,
    outcome: null,
  };
}

const inState = screenStates(AccountSecurityScreen, propsFor);

const meta = {
  title: 'Screens/AccountSecurityScreen',
  component: AccountSecurityScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof AccountSecurityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A payment password is set. */
export const Default: Story = { tags: ['visual'] };

/** None is set. */
export const NotSet: Story = inState(() => ({ hasPaymentPassword: false }));

/** Being changed. */
export const Changing: Story = inState(() => ({ isEditing: true }));

/** Refused, beside the fields. */
export const Refused: Story = inState((locale) => ({
  isEditing: true,
  problem: screenTextFor(locale)('shell.systemError'),
}));

/** Changed just now. */
export const Changed: Story = inState(() => ({ outcome: 'changed' }));
