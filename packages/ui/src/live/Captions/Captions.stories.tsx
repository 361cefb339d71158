import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { onStage } from '../../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { captionsStates } from './Captions.states.ts';
import { Captions } from './Captions.tsx';
import type { CaptionLine, CaptionsProps } from './index.ts';

const nothing = () => undefined;

const linesFor = (locale: Locale): CaptionLine[] => {
  const { tanHuiShan, question, zhouYuanhang, answer, thanks } = liveSample(locale);
  return [
    { id: '1', speaker: tanHuiShan, text: question, isFinal: true },
    { id: '2', speaker: zhouYuanhang, text: answer, isFinal: true },
    { id: '3', speaker: zhouYuanhang, text: thanks, isFinal: false },
  ];
};

const propsFor = (locale: Locale): CaptionsProps => ({
  t: liveTextFor(locale),
  isOn: true,
  onToggle: nothing,
  lines: linesFor(locale),
  languages: [
    { value: 'en', label: 'English' },
    { value: 'zh-CN', label: '中文' },
  ],
  language: locale,
  onLanguageChange: nothing,
  onSizeChange: nothing,
  onReadOutChange: nothing,
});

const meta = {
  title: 'Live room/Captions',
  component: Captions,
  args: {
    ...propsFor('en'),
    onToggle: fn(),
    onLanguageChange: fn(),
    onSizeChange: fn(),
    onReadOutChange: fn(),
  },
  decorators: [onStage()],
  render: (args, context) => {
    const locale = localeOf(context);
    const lines = args.lines.length === 0 ? [] : linesFor(locale);
    return <Captions {...args} t={liveTextFor(locale)} lines={lines} />;
  },
} satisfies Meta<typeof Captions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Captions, captionsStates, (s) => propsFor(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const TwoSpeakersTheLastStillSpeaking: Story = {
  ...states.one('two speakers, the last still speaking'),
  tags: ['!test', 'state'],
};

export const Small: Story = { ...states.one('small'), tags: ['!test', 'state'] };

export const Large: Story = { ...states.one('large'), tags: ['!test', 'state'] };

export const NobodyHasSpoken: Story = {
  ...states.one('nobody has spoken'),
  tags: ['!test', 'state'],
};

export const Starting: Story = { ...states.one('starting'), tags: ['!test', 'state'] };

export const Late: Story = { ...states.one('late'), tags: ['!test', 'state'] };

export const NotAvailable: Story = { ...states.one('not available'), tags: ['!test', 'state'] };

function Speaking({ locale, ...props }: CaptionsProps & { locale: Locale }) {
  const [lines, setLines] = useState(linesFor(locale));
  const { longText } = liveSample(locale);
  const change = (text: string, isFinal: boolean) =>
    setLines((old) => old.map((one) => (one.id === '3' ? { ...one, text, isFinal } : one)));
  return (
    <>
      <button style={{ blockSize: 24 }} onClick={() => change(longText.slice(0, 20), false)}>
        more words
      </button>
      <button style={{ blockSize: 24 }} onClick={() => change(longText, true)}>
        done
      </button>
      <Captions {...props} lines={lines} />
    </>
  );
}

/** Text appears while it is spoken. Screen readers announce each line once, when it is final, with its speaker. */
export const PartialThenFinal: Story = {
  render: (args, context) => {
    const locale = localeOf(context);
    return <Speaking locale={locale} {...args} t={liveTextFor(locale)} />;
  },
  play: async ({ canvas, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const { longText, thanks, zhouYuanhang, answer } = liveSample(locale);
    const log = canvas.getByRole('log');
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await expect(log).toHaveTextContent(
      `${t('liveTalk.captions.says', { name: zhouYuanhang })} ${answer}`,
    );
    await expect(log).not.toHaveTextContent(thanks);
    await userEvent.click(canvas.getByText('more words'));
    await expect(canvas.getByText(longText.slice(0, 20))).toBeVisible();
    await expect(log).not.toHaveTextContent(longText.slice(0, 20));
    await userEvent.click(canvas.getByText('done'));
    await waitFor(() => expect(log).toHaveTextContent(longText));
  },
};

/** Off shows only the button, which has the state “off”. Screen readers announce no lines. */
export const Off: Story = {
  args: { isOn: false },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.queryByRole('log')).toBeNull();
    const button = canvas.getByRole('button', { name: t('liveTalk.captions.label') });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};

/** Captions can stay visible without being announced, for screen reader users who hear well. */
export const NotReadOut: Story = {
  args: { isReadOut: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toHaveAttribute('aria-live', 'off');
  },
};

/** Language, size and announcing are set beside the captions. Escape returns the focus to the button. */
export const Interaction: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const button = canvas.getByRole('button', { name: t('liveTalk.captions.settings') });
    await userEvent.click(button);
    const language = await screen.findByRole('combobox', {
      name: t('liveTalk.captions.language'),
    });
    await waitFor(() => expect(language).toBeVisible());
    await userEvent.selectOptions(language, '中文');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('zh-CN');
    await userEvent.click(screen.getByRole('radio', { name: t('liveTalk.captions.sizes.lg') }));
    await expect(args.onSizeChange).toHaveBeenCalledWith('lg');
    await userEvent.click(screen.getByRole('switch'));
    await expect(args.onReadOutChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(language).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A line in another language is announced in that language's voice. */
export const OtherLanguage: Story = {
  render: (args, context) => {
    const locale = localeOf(context);
    const other = locale === 'en' ? 'zh-CN' : 'en';
    const lines = linesFor(other).map((line) => ({ ...line, lang: other }));
    return <Captions {...args} t={liveTextFor(locale)} lines={lines} />;
  },
  play: async ({ canvas, globals }) => {
    const other = localeOf({ globals }) === 'en' ? 'zh-CN' : 'en';
    const { question } = liveSample(other);
    for (const text of canvas.getAllByText(question))
      await expect(text).toHaveAttribute('lang', other);
  },
};

/** Overflow leaves at the top: the last words are always visible. */
export const LongText: Story = {
  tags: ['visual'],
  args: { size: 'lg' },
  render: (args, context) => {
    const locale = localeOf(context);
    const { longName, longText } = liveSample(locale);
    const lines = [1, 2, 3].map((id) => ({
      id: String(id),
      speaker: longName,
      text: longText,
      isFinal: id < 3,
    }));
    return (
      <div style={{ maxInlineSize: 480 }}>
        <Captions {...args} t={liveTextFor(locale)} lines={lines} />
      </div>
    );
  },
};

/** On a phone the text has the full width, with the buttons in a row below. */
export const OnPhone: Story = {
  ...onPhone,
  play: async ({ canvas, globals }) => {
    const { answer } = liveSample(localeOf({ globals }));
    const edges = (element: Element) => element.getBoundingClientRect();
    const place = edges(canvas.getByRole('region'));
    const buttons = canvas.getAllByRole('button').map(edges);
    const [words] = canvas.getAllByText(answer);
    if (!words) throw new Error('no words');
    await expect(new Set(buttons.map(({ top }) => top)).size).toBe(1);
    for (const { top } of buttons) await expect(edges(words).bottom).toBeLessThan(top);
    await expect(edges(words.closest('p') ?? words).width).toBeGreaterThan(place.width - 40);
  },
};
