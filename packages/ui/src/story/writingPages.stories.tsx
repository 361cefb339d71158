import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button/index.ts';
import { Card } from '../layout/Card/index.ts';
import { Heading } from '../foundations/Heading/index.ts';
import { NumberField } from '../forms/NumberField/index.ts';
import { RichTextEditor } from '../forms/RichTextEditor/index.ts';
import type { RichTextDocument } from '../forms/RichTextEditor/index.ts';
import { sections, twoColumns } from '../screens/pageFrame.css.ts';
import { Stack } from '../layout/Stack/index.ts';
import { TagsInput } from '../forms/TagsInput/index.ts';
import { Text } from '../foundations/Text/index.ts';
import { TextField } from '../forms/TextField/index.ts';
import { Wizard } from '../forms/Wizard/index.ts';
import type { WizardProblem } from '../forms/Wizard/index.ts';
import { sampleOf } from './allStates.tsx';
import { onPhone } from './onPhone.ts';
import { richTextSample } from './samples/richText.ts';
import type { Sample } from './samples/texts.ts';
import { sampleImage } from './samples/image.ts';
import { nothing, sampleWords } from './samples/words.ts';
import { localeOf } from './screenText.ts';
import { SitePage } from './SitePage.tsx';
import { wizardProblems, wizardSample } from './samples/wizard.tsx';

const meta = {
  title: 'Screens/Writing pages',
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  args: { locale: 'en', theme: 'rostra', children: null },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text and the paywall between: lists, images and tables are in the editor's own stories. */
function wordsOf(sample: Sample): RichTextDocument {
  const { type, content } = richTextSample(sample);
  const kinds = new Set<string>(['heading', 'paragraph', 'paywall', 'blockquote']);
  return { type, content: content.filter((block) => kinds.has(block.type)).slice(0, 5) };
}

/** Text and price of an article before it is published. */
function PublishingPage({ locale, sample }: { locale: Locale; sample: Sample }) {
  const { localized } = sampleWords(locale);
  const [title, setTitle] = useState(sample.title);
  const [price, setPrice] = useState<number | null>(38);
  const [tags, setTags] = useState<readonly string[]>([localized('Optics', '光模块')]);
  return (
    <Stack gap={6}>
      <Heading level={1} size="title-lg">
        {localized('Write an article', '撰写文章')}
      </Heading>
      <div className={twoColumns}>
        <div className={sections}>
          <TextField label={localized('Title', '标题')} value={title} onChange={setTitle} />
          <RichTextEditor
            label={localized('Text', '正文')}
            hint={localized(
              'What stands below the paywall is read by those who pay.',
              '付费线以下的内容仅付费读者可见。',
            )}
            defaultValue={wordsOf(sample)}
            hasPaywall
            uploadImage={() => Promise.resolve({ src: sampleImage() })}
            onChange={nothing}
            status={localized('Saved at 14:30', '14:30 已保存')}
          />
        </div>
        <Card as="aside" aria-label={localized('Publishing', '发布')}>
          <Stack gap={5}>
            <NumberField
              label={localized('Price', '价格')}
              value={price}
              onChange={setPrice}
              minValue={0}
              suffix={localized('coins', '币')}
            />
            <TagsInput
              label={localized('Tags', '标签')}
              tags={tags}
              onChange={setTags}
              maxTags={5}
            />
            <Stack gap={3}>
              <Button isFull>{localized('Submit for review', '提交审核')}</Button>
              <Button isFull emphasis="outline" tone="neutral">
                {localized('Preview as a reader', '以读者身份预览')}
              </Button>
            </Stack>
            <Text size="sm" tone="muted">
              {localized(
                'Reviewed on working days within 30 minutes.',
                '工作日 30 分钟内完成审核。',
              )}
            </Text>
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}

const publishing: Story = {
  render: (_args, context) => {
    const locale = localeOf(context);
    return (
      <SitePage locale={locale} theme={context.globals['theme']}>
        <div data-screenshot>
          <PublishingPage locale={locale} sample={sampleOf(context)} />
        </div>
      </SitePage>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('toolbar');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Writing an article: its text, its paid part, its price. */
export const Publishing: Story = { ...publishing, tags: ['visual'] };

/** On a phone the publishing options are below the text. */
export const PublishingOnPhone: Story = { ...publishing, ...onPhone };

const STEPS = ['type', 'profile', 'words'];

/** Behaves like the app; the second step is refused until its problems are fixed. */
function CertificationPage({ locale }: { locale: Locale }) {
  const { localized } = sampleWords(locale);
  const [current, setCurrent] = useState('type');
  const [problems, setProblems] = useState<WizardProblem[]>([]);
  const goOn = (): void => {
    if (current === 'profile' && problems.length === 0) setProblems(wizardProblems(locale));
    else setCurrent(STEPS[STEPS.indexOf(current) + 1] ?? current);
  };
  return (
    <Stack gap={6}>
      <Heading level={1} size="title-lg">
        {localized('Certify your organization', '机构认证')}
      </Heading>
      <Wizard
        {...wizardSample(locale, problems)}
        current={current}
        onStep={setCurrent}
        onNext={goOn}
      />
    </Stack>
  );
}

/**
 * CERT-01: An organization is certified in steps; a missing value is reported at its field and
 * above.
 */
export const Certification: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const locale = localeOf(context);
    return (
      <SitePage locale={locale} theme={context.globals['theme']}>
        <div data-screenshot>
          <CertificationPage locale={locale} />
        </div>
      </SitePage>
    );
  },
  play: async ({ canvas, globals }) => {
    const page = within(canvas.getByRole('main'));
    await userEvent.click(page.getByRole('button', { name: /^(Next|下一步)$/ }));
    await waitFor(() => expect(page.getByRole('textbox', { name: /^(Name|名称)$/ })).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: /^(Next|下一步)$/ }));
    const [problem] = wizardProblems(localeOf({ globals }));
    await expect(await page.findByRole('button', { name: problem?.message ?? '' })).toBeVisible();
  },
};
