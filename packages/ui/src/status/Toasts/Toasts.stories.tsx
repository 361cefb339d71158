import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import type { StoryContext } from '../../story/allStates.tsx';
import { events } from '../../story/samples/cast/index.ts';
import { localeOf } from '../../story/screenText.ts';
import { wordsAtArrival } from '../../story/wordsAtArrival.ts';
import { inWindow } from '../../story/inWindow.ts';
import { onPhone } from '../../story/onPhone.ts';
import { createToastStore } from '../toastStore/index.ts';
import { toastsStates } from './Toasts.states.ts';
import { Toasts } from './Toasts.tsx';

/** A message for each tone, as the site shows it. */
const texts: Record<Locale, Record<string, string>> = {
  en: {
    info: 'The event moved to 3:00 PM.',
    success: 'Link copied.',
    warning: 'Your connection is slow. Video may pause.',
    danger: 'The file didn’t upload. Check your connection and try again.',
  },
  'zh-CN': {
    info: '活动已改至 15:00。',
    success: '链接已复制。',
    warning: '网络较慢，视频可能会暂停。',
    danger: '文件未能上传，请检查网络后重试。',
  },
};
/** Longer messages than planned. */
const longTexts: Record<Locale, readonly [success: string, danger: string]> = {
  en: [
    `You’re registered for “${events.haoyuanRoadshow.name.en}”. The meeting link, the dial-in numbers and your passcode are in the email that we sent to the address of your account.`,
    'The file didn’t upload: it is larger than 50 MB, and the connection broke off twice. Choose a smaller file, or check your connection and try again.',
  ],
  'zh-CN': [
    `您已报名“${events.haoyuanRoadshow.name['zh-CN']}”。参会链接、拨入号码和您的专属密码均已发送至账户所用邮箱。`,
    '文件未能上传：文件超过 50 MB，且网络中断两次。请选择较小的文件，或检查网络后重试。',
  ],
};
const textsOf = (context: StoryContext): Record<string, string> => texts[localeOf(context)];

const meta = {
  title: 'Status/Toasts',
  component: Toasts,
  args: { store: createToastStore() },
  render: (_args, context) => {
    const s = sampleOf(context);
    const store = createToastStore();
    for (const { name, props } of toastsStates)
      store.show({ text: textsOf(context)[name] ?? s.text, ...props });
    return <Toasts store={store} />;
  },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...inWindow(800, 320),
  tags: ['visual'],
  render: (_args, context) => {
    const words = textsOf(context);
    const store = createToastStore();
    for (const { name, props } of toastsStates) store.show({ text: words[name] ?? '', ...props });
    // A repetition is counted.
    store.show({ text: words['danger'] ?? '', tone: 'danger' });
    return (
      <div data-screenshot style={{ inlineSize: '100vw', blockSize: '100dvh' }}>
        <Toasts store={store} />
      </div>
    );
  },
  play: async () => {
    const centerOf = (element: Element): number => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    for (const toast of [...screen.getAllByRole('alert'), ...screen.getAllByRole('status')]) {
      await expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      const [icon, cross] = toast.querySelectorAll('svg');
      if (!icon || !cross) throw new Error('a toast without its icon or cross');
      await expect(Math.abs(centerOf(icon) - centerOf(cross))).toBeLessThanOrEqual(1);
    }
  },
};

/** Returns the story of one toast of the tone that the state names. */
const one = (name: string): Story => ({
  render: (_args, context) => {
    const store = createToastStore();
    const state = toastsStates.find((each) => each.name === name);
    store.show({ text: textsOf(context)[name] ?? '', ...state?.props });
    return <Toasts store={store} />;
  },
});

export const Success: Story = one('success');

export const Warning: Story = one('warning');

export const Danger: Story = one('danger');

/** Longer text than planned: it wraps beside the button that dismisses it. */
export const LongText: Story = {
  ...inWindow(800, 300),
  tags: ['visual'],
  render: (_args, context) => {
    const store = createToastStore();
    const [success, danger] = longTexts[localeOf(context)];
    store.show({ text: success, tone: 'success' });
    store.show({ text: danger, tone: 'danger' });
    return (
      <div data-screenshot style={{ inlineSize: '100vw', blockSize: '100dvh' }}>
        <Toasts store={store} />
      </div>
    );
  },
  play: async () => {
    const region = await screen.findByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

/**
 * UI-10: An error is an alert, and disappears when dismissed; the focus returns to its previous
 * position.
 */
export const Interaction: Story = {
  render: (_args, context) => {
    const store = createToastStore();
    store.show({ text: sampleOf(context).problem, tone: 'danger' });
    return (
      <>
        <button>{sampleOf(context).action}</button>
        <Toasts store={store} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await screen.findByRole('alert');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

let shown = createToastStore();

/**
 * A toast other than an error mounts its region first and its text afterwards, so that screen
 * readers announce it.
 */
export const WordsComeLater: Story = {
  render: () => {
    shown = createToastStore();
    return <Toasts store={shown} />;
  },
  play: async ({ canvasElement, globals }) => {
    const text = textsOf({ globals })['success'] ?? '';
    const arrived = wordsAtArrival(canvasElement.ownerDocument.body);
    shown.show({ text, tone: 'success' });
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await expect(arrived()).toEqual(['awaited']);
    await expect(screen.getByRole('status')).toHaveTextContent(text);
  },
};

/**
 * On a phone the page moves down: no toast covers a control, and the space is free again
 * afterwards.
 */
export const OnPhone: Story = {
  ...onPhone,
  render: (_args, context) => {
    const s = sampleOf(context);
    const store = createToastStore();
    const { danger = '', warning = '' } = textsOf(context);
    for (const text of [danger, warning]) store.show({ text, tone: 'danger' });
    return (
      <>
        <button>{s.action}</button>
        <Toasts store={store} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const under = canvas.getByRole('button', { name: sampleOf({ globals }).action });
    const region = screen.getByRole('region');
    await waitFor(() =>
      expect(under.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        region.getBoundingClientRect().bottom,
      ),
    );
    for (const cross of within(region).getAllByRole('button')) await userEvent.click(cross);
    await waitFor(() => expect(under.getBoundingClientRect().top).toBeLessThan(64));
  },
};

/** In a live room toasts are centered in its header, away from chat and controls. */
export const InRoom: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_args, context) => {
    const store = createToastStore();
    store.show({ text: sampleOf(context).problem, tone: 'danger' });
    return (
      <div style={{ inlineSize: '100vw', blockSize: '100dvh' }}>
        <footer data-room-bar />
        <Toasts store={store} />
      </div>
    );
  },
  play: async () => {
    const { top, left, right } = screen.getByRole('region').getBoundingClientRect();
    await expect(top).toBeLessThan(16);
    await expect(Math.abs(left + right - innerWidth)).toBeLessThanOrEqual(2);
  },
};
