import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandPanel } from '../../account/BrandPanel/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { screenTextFor } from '../../story/screenText.ts';
import { onPhone } from '../../story/onPhone.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import type { LoginScreenProps } from './LoginScreen.tsx';

function propsFor(locale: Locale): LoginScreenProps {
  const sample = accountSample(locale);
  return {
    ...sample.LoginForm,
    brand: <BrandPanel {...sample.BrandPanel} />,
    footer: screenTextFor(locale)('shell.serviceHours', { from: '08:00', to: '21:00' }),
    tabs: { login: '#login', signup: '#signup' },
  };
}

const inState = screenStates(LoginScreen, propsFor);

const meta = {
  title: 'Screens/LoginScreen',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By password: brand beside form, nothing to distract. */
export const Default: Story = { tags: ['visual'] };

/** By one-time code, just sent. */
export const ByCode: Story = inState((locale) => ({
  values: { ...accountSample(locale).LoginForm.values, method: 'code', code: '' },
  codeWait: 60,
}));

/** The session has ended: a note explains why the reader is here. */
export const SessionEnded: Story = inState((locale) => ({
  notice: screenTextFor(locale)('shell.loggedOut'),
}));

/** Refused: the problem is shown above the button. */
export const Refused: Story = inState((locale) => ({
  problems: { form: screenTextFor(locale)('shell.systemError') },
}));

/** In progress. */
export const LoggingIn: Story = inState(() => ({ isPending: true }));

/** On the narrowest phone: only the form, and nothing overflows the window. */
export const NarrowPhone: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    const { clientWidth, scrollWidth } = canvasElement.ownerDocument.documentElement;
    await expect(clientWidth).toBe(360);
    await expect(scrollWidth).toBe(clientWidth);
  },
};
