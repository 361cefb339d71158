import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { keeping } from '../../story/keeping.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { sliderStates } from './Slider.states.ts';
import { Slider } from './Slider.tsx';

const base = (s: Sample) => ({ label: s.volume, value: 40, onChange: () => undefined });

const Kept = keeping(Slider);

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: '', value: 40, onChange: fn(), onChangeEnd: fn() },
  render: (args, context) => (
    <div style={{ maxInlineSize: 400 }}>
      <Kept {...args} label={sampleOf(context).volume} hint={sampleOf(context).volumeHint} />
    </div>
  ),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Slider, sliderStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const WordsForTheValue: Story = {
  ...states.one('words for the value'),
  tags: ['!test', 'state'],
};

export const WithEndLabels: Story = { ...states.one('with end labels'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** The words around it wrap; the rail keeps its position. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <Kept {...args} label={s.labelLong} hint={s.hintLong} ends={[s.rulesShort, s.emptyText]} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Arrow keys go by the step, Home and End to the limits; each key is an end of its own. */
export const Interaction: Story = {
  args: { minValue: 20, maxValue: 60, step: 5 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAccessibleDescription(/./);
    // The keys' own work is the browser's; a made-up event does not start it.
    await fireEvent.input(slider, { target: { value: '45' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(45);
    await expect(args.onChangeEnd).not.toHaveBeenCalled();
    await fireEvent.change(slider, { target: { value: '45' } });
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(45);
  },
};

/** The value is announced in words: "1.5 times as fast", not "15". */
export const ValueInWords: Story = {
  args: { minValue: 5, maxValue: 20, value: 15, valueText: (value) => `${value / 10}×` },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', '1.5×');
    await expect(canvas.getByText('1.5×')).toBeVisible();
  },
};
