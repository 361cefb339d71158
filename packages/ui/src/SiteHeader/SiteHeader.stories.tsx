import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../story/onPhone.ts';
import { localeOf } from '../story/screenText.ts';
import { sampleHeader } from '../story/siteSample.ts';
import { siteHeaderStates } from './SiteHeader.states.ts';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  title: 'Site/SiteHeader',
  component: SiteHeader,
  args: sampleHeader('en'),
  parameters: { layout: 'fullscreen' },
  render: (_args, context) => (
    <SiteHeader {...sampleHeader(localeOf(context), context.globals['theme'])} />
  ),
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each as wide as the window: the header asks the window how much it can show. */
export const AllStates: Story = {
  tags: ['visual'],
  render: (_args, context) => (
    <>
      {siteHeaderStates.map(({ name, props }) => (
        <SiteHeader
          key={name}
          {...sampleHeader(localeOf(context), context.globals['theme'])}
          {...props}
        />
      ))}
    </>
  ),
};

/** On the narrowest phone nothing lies over another thing, in both languages. */
export const NarrowPhone: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.clientWidth).toBe(360);
    const [row] = canvasElement.querySelectorAll('header > div');
    const boxes = [...(row?.querySelectorAll('a, button') ?? [])]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    for (const [index, box] of boxes.entries()) {
      await expect(box.right).toBeLessThanOrEqual(360 - 12);
      await expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
    }
  },
};

const onPress = fn();

/** I18N-05: one press goes to the other language, which stands there under its own name. */
export const SwitchingLanguage: Story = {
  render: (_args, context) => {
    const sample = sampleHeader(localeOf(context), context.globals['theme']);
    return <SiteHeader {...sample} language={{ ...sample.language, onPress }} />;
  },
  play: async ({ canvas }) => {
    onPress.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
