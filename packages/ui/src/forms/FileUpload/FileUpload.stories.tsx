import type { Meta, StoryObj } from '@storybook/react-vite';
import { uiTexts } from '@rostra/i18n/ui';
import { onDemandTexts } from '@rostra/i18n/ui-on-demand';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { VIDEO_LIMIT } from './uploadLimits.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { fileUploadStates } from './FileUpload.states.ts';
import { FileUpload } from './FileUpload.tsx';
import type { FileUploadProps } from './FileUpload.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { localeOf } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({
  label: s.recording,
  kind: 'video' as const,
  limit: VIDEO_LIMIT,
  accept: ['video/mp4'],
});

const upload: FileUploadProps['upload'] = () => Promise.resolve(null);

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: '',
    kind: 'video' as const,
    limit: VIDEO_LIMIT,
    accept: ['video/mp4'],
    upload,
    onUploaded: fn(),
  },
  render: (args, context) => <FileUpload {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(FileUpload, fileUploadStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const UploadedBefore: Story = { ...states.one('uploaded before'), tags: ['!test', 'state'] };

export const Paused: Story = { ...states.one('paused'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

const file = (size: number, type = 'video/mp4') => {
  const made = new File(['x'], 'roadshow.mp4', { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const fileInput = (root: HTMLElement) => root.querySelector('input[type=file]') as HTMLInputElement;

/** UI-12 ERR-12: One byte over 500M is refused with the message from the specification, and nothing is sent. */
export const TooLarge: Story = {
  args: { upload: fn(() => Promise.resolve(null)) },
  play: async ({ canvas, canvasElement, args, globals }) => {
    await userEvent.upload(fileInput(canvasElement), file(VIDEO_LIMIT + 1));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      localeOf({ globals }) === 'en' ? 'Video cannot exceed 500M' : '视频不能超过 500M。',
    );
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

let attempts = 0;

/** A failed upload is retried with the same file. */
export const Interaction: Story = {
  beforeEach: () => {
    attempts = 0;
  },
  args: {
    upload: () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('cut')) : Promise.resolve(null);
    },
  },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const { retry } = uiTexts[localeOf({ globals })].common;
    await userEvent.upload(fileInput(canvasElement), file(1));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await expect(args.onUploaded).toHaveBeenCalledOnce();
    await expect(attempts).toBe(2);
  },
};

/** The parts passed to each call of `upload`. */
let parts: unknown[] = [];

/** Uploads 40% and fails, then 70% and waits to be paused, then the rest. */
const inParts: FileUploadProps['upload'] = (_file, { signal, onProgress, part }) => {
  parts.push(part);
  if (part === 'seventy') return Promise.resolve(null);
  const [percent, next] = part === 'forty' ? ([70, 'seventy'] as const) : ([40, 'forty'] as const);
  onProgress(percent, next);
  return part === 'forty'
    ? new Promise((_done, fail) =>
        signal.addEventListener('abort', () => fail(new Error('paused'))),
      )
    : Promise.reject(new Error('cut'));
};

/** An upload with saved parts resumes where it stopped; the reader can also pause and resume it. */
export const Resumed: Story = {
  beforeEach: () => {
    parts = [];
  },
  args: { upload: inParts },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const { pause, resume } = onDemandTexts[localeOf({ globals })].upload;
    await userEvent.upload(fileInput(canvasElement), file(1));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('40%');
    await userEvent.click(canvas.getByRole('button', { name: resume }));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '70');
    await userEvent.click(canvas.getByRole('button', { name: pause }));
    await expect(canvas.getByRole('status')).toHaveTextContent('70%');
    // The focus is not lost with the removed button.
    await waitFor(() =>
      expect(canvasElement).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.click(canvas.getByRole('button', { name: resume }));
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledOnce());
    await expect(parts).toEqual([undefined, 'forty', 'seventy']);
  },
};

/** The reader can cancel it; the request is aborted. */
export const Cancel: Story = {
  args: {
    upload: fn(
      (
        _file: File,
        { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
      ) => {
        onProgress(42);
        return new Promise((_done, fail) =>
          signal.addEventListener('abort', () => fail(new Error('aborted'))),
        );
      },
    ),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(fileInput(canvasElement), file(1));
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    // By keyboard: the button is removed with the upload, and its replacement takes the focus.
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onUploaded).not.toHaveBeenCalled();
  },
};
