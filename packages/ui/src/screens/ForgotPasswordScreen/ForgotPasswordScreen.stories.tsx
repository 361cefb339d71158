import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandPanel } from '../../account/BrandPanel/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { screenTextFor } from '../../story/screenText.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import type { ForgotPasswordScreenProps } from './ForgotPasswordScreen.tsx';

function propsFor(locale: Locale): ForgotPasswordScreenProps {
  const sample = accountSample(locale);
  return {
    ...sample.PasswordResetForm,
    brand: <BrandPanel {...sample.BrandPanel} />,
    footer: screenTextFor(locale)('shell.serviceHours', { from: '08:00', to: '21:00' }),
    loginHref: '#login',
  };
}

const inState = screenStates(ForgotPasswordScreen, propsFor);

const meta = {
  title: 'Screens/ForgotPasswordScreen',
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Code and new password. */
export const Default: Story = { tags: ['visual'] };

/** The code has been sent; another one is available in a minute. */
export const CodeSent: Story = inState(() => ({ codeWait: 60 }));

/** In progress. */
export const Saving: Story = inState(() => ({ isPending: true }));
