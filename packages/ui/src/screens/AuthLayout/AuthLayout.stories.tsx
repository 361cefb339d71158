import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandPanel } from '../../account/BrandPanel/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { screenTextFor } from '../../story/screenText.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import type { AuthLayoutProps } from './AuthLayout.tsx';

function propsFor(locale: Locale): AuthLayoutProps {
  return {
    brand: <BrandPanel {...accountSample(locale).BrandPanel} />,
    footer: screenTextFor(locale)('shell.serviceHours', { from: '08:00', to: '21:00' }),
    children: screenTextFor(locale)('auth.reset.lead'),
  };
}

const inState = screenStates(AuthLayout, propsFor);

const meta = {
  title: 'Screens/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The brand beside the form. */
export const Default: Story = { tags: ['visual'] };

/** Below desktop width the brand's half is hidden, as here. */
export const WithoutBrand: Story = inState(() => ({ brand: null }));
