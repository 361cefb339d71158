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

export const Default: Story = {};

/**
 * A text of three chapters, because its image is kept: a whole one is as large as forty components.
 */
export const ThreeChapters: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const { text } = propsFor(localeOf(context));
    return <LegalScreen text={{ ...text, chapters: text.chapters.slice(0, 3) }} />;
  },
};

/** The privacy policy. */
export const Privacy: Story = {
  render: (_args, context) => <LegalScreen {...propsFor(localeOf(context), 'privacy')} />,
};
