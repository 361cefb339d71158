import type { Meta, StoryObj } from '@storybook/react-vite';
import { legalTexts } from '@rostra/i18n/legal';
import type { Locale } from '@rostra/i18n';
import { localeOf, localeOfSample, screenTextFor } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { legalTextStates } from './LegalText.states.ts';
import { LegalText } from './LegalText.tsx';

const propsFor = (locale: Locale) => {
  const { title, intro, chapters } = legalTexts[locale].privacy;
  const t = screenTextFor(locale);
  return {
    title,
    intro,
    chapters: chapters.slice(0, 2),
    version: t('about.legal.version', { version: '20260901' }),
    contents: t('about.legal.contents'),
  };
};

const meta = {
  title: 'Reading/LegalText',
  component: LegalText,
  args: propsFor('en'),
  render: (_args, context) => <LegalText {...propsFor(localeOf(context))} />,
} satisfies Meta<typeof LegalText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(LegalText, legalTextStates, (s) => propsFor(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(LegalText, legalTextStates, (s) =>
  propsFor(localeOfSample(s)),
);

export const Chapters: Story = { ...states.one('chapters'), tags: ['!test', 'state'] };

export const WithoutChapters: Story = {
  ...states.one('without chapters'),
  tags: ['!test', 'state'],
};
