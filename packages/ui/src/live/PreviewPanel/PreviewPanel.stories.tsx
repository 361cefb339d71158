import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { documentSample } from '../../story/samples/document.ts';
import { onPhone } from '../../story/onPhone.ts';
import { inPanel } from '../../story/onStage.tsx';
import { slide } from '../../story/samples/portrait.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { SAMPLE_LIMIT, previewPanelStates } from './PreviewPanel.states.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import type { PreviewPanelProps } from './PreviewPanel.tsx';

const nothing = () => undefined;
const remove = fn();
const again = fn();
const upload = fn(() => Promise.resolve(null));

const propsFor = (locale: Locale): PreviewPanelProps => ({
  t: liveTextFor(locale),
  files: documentSample(locale),
  opened: null,
  onOpen: nothing,
  onClose: nothing,
});

interface KeptProps extends Partial<PreviewPanelProps> {
  locale: Locale;
  isHost?: boolean;
}

/** Opens, turns, shows and deletes as the room does. */
function Kept({ locale, isHost = true, ...more }: KeptProps) {
  const [files, setFiles] = useState(more.files ?? documentSample(locale));
  const [openedId, setOpenedId] = useState<number | null>(null);
  const [shownId, setShownId] = useState<number | null>(more.shownId ?? null);
  const [page, setPage] = useState(1);
  const state = (id: number, next: 'converting' | 'finished') =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, state: next } : file)));
  return (
    <PreviewPanel
      {...propsFor(locale)}
      files={files}
      shownId={shownId}
      opened={
        openedId === null
          ? null
          : {
              id: openedId,
              attach: slide,
              state: 'ready',
              pages: { page, count: 3 },
              onTurn: isHost ? setPage : undefined,
            }
      }
      onOpen={setOpenedId}
      onClose={() => setOpenedId(null)}
      manage={
        isHost
          ? {
              limit: SAMPLE_LIMIT,
              upload,
              onUploaded: () =>
                setFiles((before) => [...before, { id: 9, name: 'new.pdf', state: 'converting' }]),
              onDelete: (id) => {
                remove(id);
                setFiles((before) => before.filter((file) => file.id !== id));
              },
              onConvertAgain: (id) => {
                again(id);
                state(id, 'finished');
              },
              onShow: setShownId,
              onStop: () => setShownId(null),
            }
          : undefined
      }
    />
  );
}

const meta = {
  title: 'Live room/PreviewPanel',
  component: PreviewPanel,
  args: propsFor('en'),
  decorators: [inPanel()],
  render: (_args, context) => <Kept locale={localeOf(context)} />,
} satisfies Meta<typeof PreviewPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The focus ring of a document's name is inside the row, and visible. */
export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveStyle({ outlineStyle: 'solid' });
  },
};

/** As wide as the room's panel; the list is announced once. */
function Framed(props: PreviewPanelProps) {
  return (
    <div style={{ inlineSize: 352, maxInlineSize: '100%' }}>
      <PreviewPanel {...props} files={props.opened ? props.files.slice(0, 1) : props.files} />
    </div>
  );
}

const states = statesOf(Framed, previewPanelStates, (s) => propsFor(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const HostNoneYet: Story = { ...states.one('host: none yet'), tags: ['!test', 'state'] };

export const HostTheList: Story = { ...states.one('host: the list'), tags: ['!test', 'state'] };

export const HostLooksAtOne: Story = {
  ...states.one('host: looks at one'),
  tags: ['!test', 'state'],
};

export const HostShowsItToEveryone: Story = {
  ...states.one('host: shows it to everyone'),
  tags: ['!test', 'state'],
};

export const HostItLoads: Story = { ...states.one('host: it loads'), tags: ['!test', 'state'] };

export const HostItDidNotOpen: Story = {
  ...states.one('host: it did not open'),
  tags: ['!test', 'state'],
};

export const OthersNoneYet: Story = { ...states.one('others: none yet'), tags: ['!test', 'state'] };

export const OthersFollowWhatIsShown: Story = {
  ...states.one('others: follow what is shown'),
  tags: ['!test', 'state'],
};

/**
 * LPRE-01 LPRE-15 The host looks first, then shows it, stops showing it and closes it, by keyboard.
 */
export const Interaction: Story = {
  play: async ({ canvas, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const first = canvas.getByRole('button', { name: documentSample(locale)[0]?.name ?? '' });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(t('liveMedia.documents.onlyYou'))).toBeVisible();
    await expect(first).toHaveAttribute('aria-current', 'true');
    canvas.getByRole('button', { name: t('liveMedia.documents.show') }).focus();
    await userEvent.keyboard('{Enter}');
    const stop = canvas.getByRole('button', { name: t('liveMedia.documents.stop') });
    await expect(stop).toHaveFocus();
    await expect(canvas.getAllByText(t('liveMedia.documents.shown'))).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(t('liveMedia.documents.shown'))).toBeNull();
    canvas.getByRole('button', { name: t('liveMedia.documents.close') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(t('liveMedia.documents.onlyYou'))).toBeNull();
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** LPRE-17 Pages are turned and announced; at the ends nothing happens, and the focus stays. */
export const Pages: Story = {
  play: async ({ canvas, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    await userEvent.click(
      canvas.getByRole('button', { name: documentSample(locale)[0]?.name ?? '' }),
    );
    const messageOf = (page: number) =>
      canvas.getByText(t('liveMedia.documents.page', { page, count: 3 }));
    const next = canvas.getByRole('button', { name: t('liveMedia.documents.next') });
    await expect(messageOf(1)).toBeInTheDocument();
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(messageOf(3)).toBeInTheDocument();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(messageOf(3)).toBeInTheDocument();
    await expect(next).toHaveFocus();
  },
};

/**
 * LPRE-11 LPRE-13 Members other than host and staff see the finished documents, and change nothing.
 */
export const ForOthers: Story = {
  render: (_args, context) => <Kept locale={localeOf(context)} isHost={false} shownId={1} />,
  play: async ({ canvas, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByText(t('liveMedia.documents.shown'))).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: t('liveMedia.documents.show') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('liveMedia.documents.next') })).toBeNull();
  },
};

/** LPRE-18 A failed conversion is retried, and its end is announced; LPRE-04 one is deleted. */
export const ConvertAndDelete: Story = {
  play: async ({ canvas, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const files = documentSample(locale);
    const name = files[3]?.name ?? '';
    await userEvent.click(
      canvas.getByRole('button', { name: t('liveMedia.documents.againNamed', { name }) }),
    );
    await expect(again).toHaveBeenCalledWith(4);
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t('liveMedia.documents.remove', { name }) }),
    );
    await expect(remove).toHaveBeenCalledWith(4);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(files.length - 1);
  },
};

/** LPRE-18 Another file type is refused with a message and not sent; a document is added. */
export const Add: Story = {
  beforeEach: () => {
    upload.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, new File(['x'], 'tool.exe', { type: 'application/x-msdownload' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(upload).not.toHaveBeenCalled();
    await user.upload(input, new File(['x'], 'new.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('new.pdf')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A name without a break opportunity stays inside its row, and is cut off in the bar. */
export const LongText: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const locale = localeOf(context);
    const files = documentSample(locale).map((file) => ({
      ...file,
      name: `${file.name.replaceAll(' ', '_')}_`.repeat(5),
    }));
    return <Kept locale={locale} files={files} />;
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await userEvent.click(first?.querySelector('button') as HTMLElement);
    const panel = canvas.getByRole('region');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const OnPhone: Story = { ...onPhone, decorators: [] };
