import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { legalTexts } from '@rostra/i18n/legal';
import { localeOf, screenTextFor } from '../../story/screenText.ts';
import { LegalScreen } from './LegalScreen.tsx';
import type { LegalScreenProps } from './LegalScreen.tsx';

function propsFor(
  locale: Locale,
  document: 'agreement' | 'privacy' = 'agreement',
): LegalScreenProps {
  const t = screenTextFor(locale);
  return {
    text: {
      ...legalTexts[locale][document],
      version: t('about.legal.version', { version: '20260901' }),
      contents: t('about.legal.contents'),
    },
  };
}

const meta = {
  title: 'Screens/LegalScreen',
  component: LegalScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  render: (_args, context) => <LegalScreen {...propsFor(localeOf(context))} />,
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** The privacy policy. */
export const Privacy: Story = {
  render: (_args, context) => <LegalScreen {...propsFor(localeOf(context), 'privacy')} />,
};
