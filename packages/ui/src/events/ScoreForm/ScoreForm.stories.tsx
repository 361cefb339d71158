import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { castIn } from '../../story/samples/cast/index.ts';
import { scoreSample } from '../../story/samples/score.ts';
import { localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { scoreFormStates } from './ScoreForm.states.ts';
import { ScoreForm } from './ScoreForm.tsx';
import type { ScoreFormProps } from './ScoreForm.tsx';

const base = (s: Sample) => ({
  subject: castIn(localeOfSample(s)).events.openHour.name,
  respects: scoreSample(localeOfSample(s)),
  onChange: () => undefined,
  onSend: () => undefined,
});

/** Keeps the choice, as an app does. */
function Kept(props: ScoreFormProps) {
  const [scores, setScores] = useState(props.scores);
  return (
    <ScoreForm
      {...props}
      scores={scores}
      onChange={(next) => {
        setScores(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Events/ScoreForm',
  component: ScoreForm,
  args: { subject: '', respects: scoreSample('en'), scores: [], onChange: fn(), onSend: fn() },
  render: (args, context) => (
    <Kept {...args} {...base(sampleOf(context))} onChange={args.onChange} onSend={args.onSend} />
  ),
} satisfies Meta<typeof ScoreForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(ScoreForm, scoreFormStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const s = sampleOf(context);
    const reasons = [
      { value: 'a', label: s.labelLong },
      { value: 'b', label: s.rulesShort },
    ];
    return (
      <div style={{ inlineSize: 280, maxInlineSize: '100%' }}>
        <ScoreForm
          {...args}
          subject={castIn(localeOfSample(s)).events.newEnergy.name}
          respects={[{ type: 'content', label: s.labelLong, reasons }]}
          scores={[{ type: 'content', value: 3, reasons: ['a'] }]}
          problem={s.hintLong}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NothingChosen: Story = { ...states.one('nothing chosen'), tags: ['!test', 'state'] };
export const SomeChosen: Story = { ...states.one('some chosen'), tags: ['!test', 'state'] };
export const Given: Story = { ...states.one('given'), tags: ['!test', 'state'] };
export const Changed: Story = { ...states.one('changed'), tags: ['!test', 'state'] };
export const OnItsWay: Story = { ...states.one('on its way'), tags: ['!test', 'state'] };
export const NotTaken: Story = { ...states.one('not taken'), tags: ['!test', 'state'] };

/**
 * PLAY-14 By keyboard alone: nothing is sent without a star; arrow keys set points, then the
 * reasons appear.
 */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: /^(Submit rating|提交评分)$/ });
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('alert')).toBeVisible();
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toHaveAccessibleName(/^(1 out of 5: very poor|1 分（满分 5 分）：很差)$/);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    // Going backwards, the focus reaches the last star; the first one follows.
    await expect(canvas.getAllByRole('radio')[4]).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getAllByRole('radio')[2]).toBeChecked();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { type: 'content', value: 3, reasons: ['insightful'] },
    ]);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
