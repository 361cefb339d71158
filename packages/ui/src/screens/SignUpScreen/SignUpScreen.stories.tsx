import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandPanel } from '../../account/BrandPanel/index.ts';
import { ImageUpload } from '../../forms/ImageUpload/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { screenTextFor } from '../../story/screenText.ts';
import { onPhone } from '../../story/onPhone.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';
import type { SignUpScreenProps } from './SignUpScreen.tsx';

function propsFor(locale: Locale): SignUpScreenProps {
  const sample = accountSample(locale);
  return {
    ...sample.SignUpForm,
    brand: <BrandPanel {...sample.BrandPanel} />,
    footer: screenTextFor(locale)('shell.serviceHours', { from: '08:00', to: '21:00' }),
    tabs: { login: '#login', signup: '#signup' },
  };
}

const inState = screenStates(SignUpScreen, propsFor);

const meta = {
  title: 'Screens/SignUpScreen',
  component: SignUpScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof SignUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The initial state. */
export const Default: Story = { tags: ['visual'] };

/** By a business card instead of name and company. */
export const ByBusinessCard: Story = inState((locale) => ({
  values: { ...accountSample(locale).SignUpForm.values, identity: 'card' },
  cardField: (
    <ImageUpload
      label={screenTextFor(locale)('auth.signup.card')}
      upload={() => Promise.resolve(null)}
      onUploaded={() => undefined}
    />
  ),
}));

/** The account exists already: the way to log in. */
export const RegisteredAlready: Story = inState(() => ({ isRegistered: true }));

/** In progress. */
export const SigningUp: Story = inState(() => ({ isPending: true }));

/** On the narrowest phone: only the form, and nothing overflows the window. */
export const NarrowPhone: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    const { clientWidth, scrollWidth } = canvasElement.ownerDocument.documentElement;
    await expect(clientWidth).toBe(360);
    await expect(scrollWidth).toBe(clientWidth);
  },
};
