import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import type { OneTimeCodeProps } from './OneTimeCode.tsx';
import { sampleOf } from '../../story/allStates.tsx';
import { oneTimeCodeStates } from './OneTimeCode.states.ts';
import { OneTimeCode } from './OneTimeCode.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ label: s.code });

const meta = {
  title: 'Forms/OneTimeCode',
  component: OneTimeCode,
  args: { label: '', value: '', onChange: fn() },
  render: (args, context) => <OneTimeCode {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof OneTimeCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(OneTimeCode, oneTimeCodeStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const Half: Story = { ...states.one('half'), tags: ['!test', 'state'] };

export const Full: Story = { ...states.one('full'), tags: ['!test', 'state'] };

export const Secret: Story = { ...states.one('secret'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** The box of the next digit has the ring while the field has the focus. */
export const NextBox: Story = {
  args: { value: '48' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

function Typing(props: OneTimeCodeProps) {
  const [value, setValue] = useState('');
  return <OneTimeCode {...props} value={value} onChange={setValue} />;
}

/**
 * Dropped characters are announced, a pasted code fills all boxes, and completion is reported once.
 */
export const Interaction: Story = {
  args: { onComplete: fn() },
  render: (args, context) => <Typing {...args} {...base(sampleOf(context))} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'a4');
    await expect(field).toHaveValue('4');
    await userEvent.clear(field);
    await userEvent.type(field, 'a');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.paste('４８２\u2011９１３');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(field).toHaveValue('482913');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
  },
};

/** Digits beyond the last box are announced, not dropped without a message. */
export const TooLong: Story = {
  render: (args, context) => <Typing {...args} {...base(sampleOf(context))} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await userEvent.paste('482 913 7');
    await expect(field).toHaveValue('482913');
    await expect(canvas.getByRole('alert')).toHaveTextContent('6');
  },
};

function Refused(props: OneTimeCodeProps & { problem: string }) {
  const { problem, ...rest } = props;
  const [value, setValue] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <OneTimeCode
      {...rest}
      value={value}
      onChange={(figures) => {
        setValue(figures);
        setWrong(false);
      }}
      onComplete={() => {
        setValue('');
        setWrong(true);
      }}
      errorMessage={isWrong ? problem : undefined}
    />
  );
}

/** A wrong code is announced at once, each time: the reader is still in the field. */
export const Wrong: Story = {
  render: (args, context) => {
    const s = sampleOf(context);
    return <Refused {...args} {...base(s)} problem={s.problem} />;
  },
  play: async ({ canvas, globals }) => {
    const { problem } = sampleOf({ globals });
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '111111');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(problem);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(problem);
    await userEvent.type(field, '2');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(field, '22222');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(problem);
  },
};

/** In a column narrower than its boxes they shrink; it widens nothing around it. */
export const Narrow: Story = {
  render: (args, context) => (
    <div style={{ display: 'grid', inlineSize: 240 }}>
      <OneTimeCode {...args} {...base(sampleOf(context))} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().width).toBe(240);
  },
};
