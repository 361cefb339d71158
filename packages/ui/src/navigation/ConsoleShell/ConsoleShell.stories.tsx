import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Heading } from '../../foundations/Heading/index.ts';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { inWindow } from '../../story/inWindow.ts';
import { lengthened } from '../../story/lengthened.ts';
import { onNarrowestPhone } from '../../story/longTranslation.tsx';
import { consoleSample } from '../../story/samples/console.tsx';
import { sampleWords } from '../../story/samples/words.ts';
import type { StoryContext } from '../../story/StoryContext.ts';
import { localeOf } from '../../story/screenText.ts';
import { consoleShellStates } from './ConsoleShell.states.ts';
import { ConsoleShell } from './ConsoleShell.tsx';

/** The work area of the stories. */
const work = (title: string) => (
  <div style={{ padding: 24 }}>
    <Heading level={1}>{title}</Heading>
  </div>
);

const shell = (context: StoryContext, name = 'queues') => {
  const words = sampleWords(localeOf(context));
  const state = consoleShellStates.find((each) => each.name === name);
  return (
    <ConsoleShell
      {...consoleSample(words.locale)}
      {...state?.props}
      {...state?.words?.(words)}
      contentId={`content-${name.replaceAll(' ', '-')}`}
    >
      {work(words.localized('Certification', '认证'))}
    </ConsoleShell>
  );
};

const meta = {
  title: 'Navigation/ConsoleShell',
  component: ConsoleShell,
  args: { ...consoleSample('en'), children: 'Certification' },
  parameters: { layout: 'fullscreen' },
  render: (_args, context) => shell(context),
} satisfies Meta<typeof ConsoleShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each as wide as the window: the console adapts to the window's width. */
export const AllStates: Story = {
  tags: ['visual'],
  render: (_args, context) => (
    <>
      {consoleShellStates.map(({ name }) => (
        <div key={name} style={{ containerType: 'size', blockSize: 720 }}>
          {shell(context, name)}
        </div>
      ))}
    </>
  ),
};

/** Text as long as in a longer language, on the narrowest phone with the list open. */
export const LongText: Story = {
  ...onNarrowestPhone,
  render: (_args, context) => {
    const sample = consoleSample(localeOf(context));
    return <ConsoleShell {...lengthened(sample)}>{work(sample.home.area)}</ConsoleShell>;
  },
  play: async (context) => {
    const { menu } = lengthened(consoleSample(localeOf(context)));
    await userEvent.click(context.canvas.getByRole('button', { name: menu.open }));
    await onNarrowestPhone.play(context);
  },
};

export const Queues: Story = {
  render: (_args, context) => shell(context, 'queues'),
  tags: ['!test', 'state'],
};

export const OneScreen: Story = {
  render: (_args, context) => shell(context, 'one screen'),
  tags: ['!test', 'state'],
};

export const LoggingOut: Story = {
  render: (_args, context) => shell(context, 'logging out'),
  tags: ['!test', 'state'],
};

/** Icons alone, each with its name. */
export const Rail: Story = {
  ...inWindow(1100, 800),
  play: async (context) => {
    const { canvas } = context;
    const { groups, account, label } = consoleSample(localeOf(context));
    const nav = canvas.getByRole('navigation', { name: label });
    await expect(nav.getBoundingClientRect().right).toBeLessThanOrEqual(64);
    const links = [...nav.querySelectorAll('a')];
    const items = groups.flatMap((group) => group.items);
    await expect(links).toHaveLength(items.length);
    for (const [at, { label: name, count }] of items.entries()) {
      await expect(links[at]).toHaveAccessibleName(
        count === undefined ? name : `${name} ${count.label}`,
      );
    }
    await expect(canvas.getByRole('link', { name: account.site.label })).toBeVisible();
    await expect(canvas.getByRole('button', { name: account.logOut.label })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: account.scheme.label })).toBeInTheDocument();
  },
};

/** A bar of 56 px; its button opens the list, Escape closes it, and a followed link does too. */
export const Bar: Story = {
  ...inWindow(390, 780),
  decorators: [inRouter],
  play: async (context) => {
    const { canvas } = context;
    const { groups, label, menu } = consoleSample(localeOf(context));
    const bar = canvas.getByRole('banner');
    await expect(bar.getBoundingClientRect().height).toBe(57);
    await expect(canvas.queryByRole('navigation')).toBeNull();

    const button = canvas.getByRole('button', { name: menu.open });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAccessibleName(menu.close);
    const nav = canvas.getByRole('navigation', { name: label });
    const links = [...nav.querySelectorAll('a')];
    await expect(links).toHaveLength(groups.flatMap((group) => group.items).length);

    await tabThrough(links.slice(0, 2));
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('navigation')).toBeNull();

    await userEvent.click(button);
    await userEvent.click(canvas.getAllByRole('link', { current: 'page' })[0]!);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

const onScheme = fn();
const onLanguage = fn();
const onLogOut = fn();

/** The keyboard: skip link, home, screens from top to bottom, then the user's choices. */
export const Interaction: Story = {
  ...inWindow(1440, 900),
  decorators: [inRouter],
  render: (_args, context) => {
    const sample = consoleSample(localeOf(context));
    const { scheme, logOut } = sample.account;
    return (
      <ConsoleShell
        {...sample}
        account={{
          ...sample.account,
          onLanguageChange: onLanguage,
          scheme: { ...scheme, onChange: onScheme },
          logOut: { ...logOut, onPress: onLogOut },
        }}
      >
        {work(sample.home.area)}
      </ConsoleShell>
    );
  },
  play: async ({ canvas, globals }) => {
    for (const each of [onScheme, onLanguage, onLogOut]) each.mockClear();
    const { account, groups } = consoleSample(localeOf({ globals }));
    const links = canvas.getAllByRole('link');
    const choice = canvas.getByRole('combobox', { name: account.scheme.label });
    const [language] = canvas.getAllByRole('button');
    const logOut = canvas.getByRole('button', { name: account.logOut.label });
    await tabThrough([...links, language!, choice, logOut]);
    await userEvent.keyboard('{Enter}');
    await expect(onLogOut).toHaveBeenCalledOnce();
    await userEvent.selectOptions(choice, 'dark');
    await expect(onScheme).toHaveBeenCalledWith('dark');
    const isChinese = localeOf({ globals }) === 'zh-CN';
    await expect(language).toHaveAccessibleName(isChinese ? '语言 English' : 'Language 中文');
    await userEvent.click(language!);
    await expect(onLanguage.mock.calls).toEqual([[isChinese ? 'en' : 'zh-CN']]);

    const last = groups.at(-1)!.items.at(-1)!;
    const link = canvas.getByRole('link', { name: last.label });
    link.focus();
    await followBothWays(link, last.href);
  },
};
