import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { backgroundSample, ownBackground } from '../../story/samples/background.ts';
import { onPhone } from '../../story/onPhone.ts';
import { portrait } from '../../story/samples/portrait.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { backgroundPickerStates } from './BackgroundPicker.states.ts';
import { BLURRED_BACKGROUND, BackgroundPicker, NO_BACKGROUND } from './BackgroundPicker.tsx';
import type { BackgroundPickerProps } from './BackgroundPicker.tsx';

const attach = portrait(1);
const change = fn();
const upload = fn(() => Promise.resolve(ownBackground));

const propsFor = (locale: Locale): BackgroundPickerProps => ({
  t: liveTextFor(locale),
  value: NO_BACKGROUND,
  onChange: change,
  images: backgroundSample(locale),
});

/** Keeps the selection and the uploads, as the room does. */
function Kept({ locale, ...more }: { locale: Locale } & Partial<BackgroundPickerProps>) {
  const [value, setValue] = useState(more.value ?? NO_BACKGROUND);
  const [images, setImages] = useState(more.own?.images ?? []);
  const choose = (next: string): void => {
    change(next);
    setValue(next);
  };
  return (
    <div style={{ maxInlineSize: 560 }}>
      <BackgroundPicker
        {...propsFor(locale)}
        attach={attach}
        {...more}
        value={value}
        onChange={choose}
        own={{
          images,
          upload,
          onUploaded: (image) => {
            setImages((before) => [...before, image]);
            choose(image.url);
          },
          onRemove: (url) => {
            setImages((before) => before.filter((image) => image.url !== url));
            if (value === url) choose(NO_BACKGROUND);
          },
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Live room/BackgroundPicker',
  component: BackgroundPicker,
  args: propsFor('en'),
  render: (_args, context) => <Kept locale={localeOf(context)} />,
} satisfies Meta<typeof BackgroundPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  BackgroundPicker,
  backgroundPickerStates,
  (s) => propsFor(localeOfSample(s)),
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const NoneWithOnesOwnPicture: Story = {
  ...states.one('none, with one’s own picture'),
  tags: ['!test', 'state'],
};

export const Blurred: Story = { ...states.one('blurred'), tags: ['!test', 'state'] };

export const APictureOfTheRoom: Story = {
  ...states.one('a picture of the room'),
  tags: ['!test', 'state'],
};

export const AnOwnPicture: Story = { ...states.one('an own picture'), tags: ['!test', 'state'] };

export const OnItsWay: Story = { ...states.one('on its way'), tags: ['!test', 'state'] };

export const CouldNotBePutOn: Story = {
  ...states.one('could not be put on'),
  tags: ['!test', 'state'],
};

export const TheDeviceIsSlow: Story = {
  ...states.one('the device is slow'),
  tags: ['!test', 'state'],
};

export const TheBrowserCannot: Story = {
  ...states.one('the browser cannot'),
  tags: ['!test', 'state'],
};

/** LBG-02 LBG-03 LBG-04: No background at first. Arrow keys move on to the blur and to an image's address. */
export const Interaction: Story = {
  play: async ({ canvas, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const none = canvas.getByRole('radio', { name: t('liveMedia.background.none') });
    await expect(none).toBeChecked();
    none.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(change).toHaveBeenLastCalledWith('blurring');
    await userEvent.keyboard('{ArrowRight}');
    await expect(change).toHaveBeenLastCalledWith(backgroundSample(locale)[0]?.url);
    none.focus();
    await userEvent.keyboard(' ');
    await expect(change).toHaveBeenLastCalledWith('nonuse');
  },
};

/** LBG-08: The user uploads, selects and removes an image. The focus is never lost. */
export const OwnPictures: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const name = t('liveMedia.background.own', { number: 1 });
    await userEvent.upload(
      canvasElement.querySelector('input[type=file]') as HTMLInputElement,
      new File(['x'], 'wall.png', { type: 'image/png' }),
    );
    await expect(await canvas.findByRole('radio', { name })).toBeChecked();
    canvas.getByRole('button', { name: t('liveMedia.background.remove', { name }) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('radio', { name })).toBeNull());
    const none = canvas.getByRole('radio', { name: t('liveMedia.background.none') });
    await expect(none).toBeChecked();
    await waitFor(() => expect(none).toHaveFocus());
  },
};

/** LBG-08: One byte over 18M is refused with the limit in the message, and nothing is sent. */
export const TooLarge: Story = {
  beforeEach: () => {
    upload.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    const large = new File(['x'], 'wall.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 18 * 1024 * 1024 + 1 });
    await userEvent.upload(
      canvasElement.querySelector('input[type=file]') as HTMLInputElement,
      large,
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('18M');
    await expect(upload).not.toHaveBeenCalled();
  },
};

/** LBG-06: An unsupported browser shows a message that names two supported browsers. */
export const Unsupported: Story = {
  render: (_args, context) => (
    <BackgroundPicker {...propsFor(localeOf(context))} isSupported={false} />
  ),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByText(t('liveMedia.background.unsupported.title'))).toBeVisible();
    await expect(canvas.getByText(/Edge.*Google Chrome/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** A background that could not be applied is announced, since the real room may be visible. */
export const Failed: Story = {
  render: (_args, context) => (
    <Kept locale={localeOf(context)} value={BLURRED_BACKGROUND} problem="failed" />
  ),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('liveMedia.background.failed.text'),
    );
  },
};

/** Long image names wrap under their tiles. */
export const LongText: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const locale = localeOf(context);
    const images = backgroundSample(locale).map((image) => ({
      ...image,
      name: image.name?.repeat(6),
    }));
    return (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Kept locale={locale} images={images} problem="slow" />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const choices = canvas.getByRole('radiogroup');
    await expect(choices.scrollWidth).toBeLessThanOrEqual(choices.clientWidth);
  },
};

export const OnPhone: Story = { ...onPhone };
