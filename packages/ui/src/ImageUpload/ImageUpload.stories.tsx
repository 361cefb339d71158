import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { imageUploadStates } from './ImageUpload.states.ts';
import { ImageUpload } from './ImageUpload.tsx';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({ label: s.label });

const meta = {
  title: 'Forms/ImageUpload',
  component: ImageUpload,
  args: { label: '', upload: () => Promise.resolve(null), onUploaded: fn() },
  render: (args, context) => <ImageUpload {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(ImageUpload, imageUploadStates, base, { isWide: true }),
  tags: ['visual'],
};

/** UI-11: one byte over 18M is refused with the limit in words, and nothing is sent. */
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
