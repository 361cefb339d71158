import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { LongTranslation, onNarrowestPhone } from '../../story/longTranslation.tsx';
import { lengthened } from '../../story/lengthened.ts';
import { sampleFor } from '../../story/sample.ts';
import { formStates } from './Form.states.tsx';
import { Form } from './Form.tsx';
import type { Sample } from '../../story/sample.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ label: s.label, onSubmit: fn() });

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { children: <TextField label={sampleFor('en').label} />, onSubmit: fn() },
  render: (args, context) => <Form {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Form, formStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = {
  ...onNarrowestPhone,
  render: (args, context) => {
    const { label, problem, hint, actionLong } = lengthened(sampleOf(context));
    return (
      <LongTranslation context={context}>
        <Form {...args} label={label}>
          <TextField label={label} hint={hint} errorMessage={problem} />
          <Button type="submit">{actionLong}</Button>
        </Form>
      </LongTranslation>
    );
  },
};

export const OneField: Story = { ...states.one('one field'), tags: ['!test'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test'] };

/** Enter in a field submits the form once. */
export const Interaction: Story = {
  args: { onSubmit: fn() },
  render: ({ onSubmit }, context) => (
    <Form onSubmit={onSubmit} label={sampleOf(context).label}>
      <TextField label={sampleOf(context).label} />
      <Button type="submit">{sampleOf(context).action}</Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
