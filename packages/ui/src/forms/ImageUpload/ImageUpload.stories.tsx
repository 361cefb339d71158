import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { imageUploadStates } from './ImageUpload.states.ts';
import { ImageUpload } from './ImageUpload.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ label: s.card });

const meta = {
  title: 'Forms/ImageUpload',
  component: ImageUpload,
  args: { label: '', upload: () => Promise.resolve(null), onUploaded: fn() },
  render: (args, context) => <ImageUpload {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(ImageUpload, imageUploadStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const WithAnImage: Story = { ...states.one('with an image'), tags: ['!test', 'state'] };

export const UploadedBefore: Story = { ...states.one('uploaded before'), tags: ['!test', 'state'] };

export const APDFUploadedBefore: Story = {
  ...states.one('a PDF uploaded before'),
  tags: ['!test', 'state'],
};

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

/** PAY-62: If PDFs are accepted, they appear as a tile; other file types are refused and not sent. */
export const Interaction: Story = {
  args: { takesPdf: true, upload: fn(() => Promise.resolve(null)), onUploaded: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(field, new File(['x'], 'slip.gif', { type: 'image/gif' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
    await user.upload(field, new File(['x'], 'slip.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('PDF')).toBeVisible();
    await expect(canvas.getByText('slip.pdf')).toBeVisible();
    await expect(args.onUploaded).toHaveBeenCalledWith(null, expect.any(File));
  },
};

/** UI-11: One byte over 18M is refused with the limit in the message, and nothing is sent. */
export const TooLarge: Story = {
  args: { upload: fn(() => Promise.resolve(null)) },
  play: async ({ canvas, canvasElement, args }) => {
    const made = new File(['x'], 'card.png', { type: 'image/png' });
    Object.defineProperty(made, 'size', { value: 18 * 1024 * 1024 + 1 });
    await userEvent.upload(
      canvasElement.querySelector('input[type=file]') as HTMLInputElement,
      made,
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('18M');
    await expect(args.upload).not.toHaveBeenCalled();
  },
};
