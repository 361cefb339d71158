import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../foundations/Heading/index.ts';
import { Stack } from '../layout/Stack/index.ts';
import { Text } from '../foundations/Text/index.ts';

const pieces = {
  en: {
    title: 'Cash flow, not share, decides',
    body: 'In year three of the price war it gave up three points of share.',
  },
  'zh-CN': { title: '决定胜负的是现金流', body: '价格战的第三年，它让出了三个百分点的份额。' },
} as const;

function Pieces() {
  return (
    <Stack gap={6}>
      {(['en', 'zh-CN'] as const).map((lang) => (
        <article key={lang} lang={lang}>
          <Heading level={2} size="reading-title">
            {pieces[lang].title}
          </Heading>
          <Text size="reading">{pieces[lang].body}</Text>
        </article>
      ))}
    </Stack>
  );
}

/** Titles and bodies of articles: set for the language they are written in. */
const meta = {
  title: 'Guide/Reading type',
  component: Pieces,
} satisfies Meta<typeof Pieces>;

export default meta;
type Story = StoryObj<typeof meta>;

const styleOf = (element: Element | null | undefined) => {
  const { fontFamily, fontSize, lineHeight, fontWeight } = getComputedStyle(element as Element);
  return { isSerif: fontFamily.includes('Newsreader'), fontSize, lineHeight, fontWeight };
};

/** The same in both interfaces: English in the serif, Chinese in the sans. */
export const ByItsOwnLanguage: Story = {
  play: async ({ canvas }) => {
    const [english, chinese] = canvas.getAllByRole('article');
    await expect(styleOf(english?.querySelector('h2'))).toEqual({
      isSerif: true,
      fontSize: '42px',
      lineHeight: '50px',
      fontWeight: '500',
    });
    await expect(styleOf(english?.lastElementChild)).toMatchObject({
      isSerif: true,
      fontSize: '19px',
    });
    await expect(styleOf(chinese?.querySelector('h2'))).toEqual({
      isSerif: false,
      fontSize: '34px',
      lineHeight: '48px',
      fontWeight: '600',
    });
    await expect(styleOf(chinese?.lastElementChild)).toMatchObject({
      isSerif: false,
      fontSize: '17px',
    });
  },
};
