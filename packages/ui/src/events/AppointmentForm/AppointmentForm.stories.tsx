import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { personalSample } from '../../story/samples/personal.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { appointmentFormStates } from './AppointmentForm.states.ts';
import { AppointmentForm } from './AppointmentForm.tsx';
import type { AppointmentFormProps } from './AppointmentForm.tsx';

/** Holds the values, as a page does. */
function Kept(props: AppointmentFormProps) {
  const [values, setValues] = useState(props.values);
  return (
    <AppointmentForm
      {...props}
      values={values}
      onChange={(change) => {
        setValues((before) => ({ ...before, ...change }));
        props.onChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Events/AppointmentForm',
  component: AppointmentForm,
  args: { ...personalSample('en').AppointmentForm, onChange: fn(), onSubmit: fn() },
  render: ({ onChange, onSubmit, ...args }, context) => (
    <Kept
      {...args}
      {...personalSample(localeOf(context)).AppointmentForm}
      problems={args.problems}
      slotMisses={args.slotMisses}
      isSent={args.isSent}
      onChange={onChange}
      onSubmit={onSubmit}
    />
  ),
} satisfies Meta<typeof AppointmentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  AppointmentForm,
  appointmentFormStates,
  (s) => personalSample(localeOfSample(s)).AppointmentForm,
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const FilledInFromTheAccount: Story = {
  ...states.one('filled in from the account'),
  tags: ['!test', 'state'],
};

export const WithProblems: Story = { ...states.one('with problems'), tags: ['!test', 'state'] };

export const NoTimesNoPrice: Story = {
  ...states.one('no times, no price'),
  tags: ['!test', 'state'],
};

/** Nothing is cut off on the narrowest phone. */
export const LongText: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const sample = personalSample(localeOf(context)).AppointmentForm;
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <AppointmentForm {...sample} person={`${sample.person} `.repeat(4)} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/**
 * APPT-07 APPT-08: Choosing another contact type fills in the reader's own address or leaves the
 * field empty. Text typed for a type comes back with it.
 */
export const ContactRefills: Story = {
  play: async ({ canvas }) => {
    const contact = canvas.getByRole('textbox', { name: /^(Contact details|联系方式)$/ });
    await expect(contact).toHaveValue('+86 138 0000 0000');
    await userEvent.click(canvas.getByRole('radio', { name: /Email|邮箱/ }));
    await expect(contact).toHaveValue('helen@northgate.example');
    await userEvent.click(canvas.getByRole('radio', { name: /WeChat|微信/ }));
    await expect(contact).toHaveValue('');
    await userEvent.type(contact, 'tom-ng');
    await userEvent.click(canvas.getByRole('radio', { name: /Phone|电话/ }));
    await expect(contact).toHaveValue('+86 138 0000 0000');
    await userEvent.click(canvas.getByRole('radio', { name: /WeChat|微信/ }));
    await expect(contact).toHaveValue('tom-ng');
  },
};

/** APPT-06 APPT-18: The topic is optional. The form states that staff answer within 24 hours. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/within 24 hours|24 小时内/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio')[0] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith({ slot: 'a' });
    await userEvent.click(canvas.getByRole('button', { name: /Submit request|提交申请/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/**
 * APPT-03 APPT-04 REG-11: If the slot or contact is missing, the field shows the problem and takes
 * the focus. No input is lost.
 */
export const Missing: Story = {
  render: (args, context) => {
    const sample = personalSample(localeOf(context)).AppointmentForm;
    return (
      <Kept
        {...sample}
        values={{ ...sample.values, contact: '' }}
        onChange={args.onChange}
        onSubmit={args.onSubmit}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const topic = canvas.getByRole('textbox', { name: /like to discuss|想交流/ });
    await userEvent.type(topic, 'Stock');
    await userEvent.click(canvas.getByRole('button', { name: /Submit request|提交申请/ }));
    const contact = canvas.getByRole('textbox', { name: /^(Contact details|联系方式)$/ });
    await waitFor(() => expect(contact).toHaveFocus());
    await expect(contact).toHaveAccessibleDescription(/contact info|联系方式/);
    await expect(topic).toHaveValue('Stock');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** APPT-16: After sending, the next steps replace the form and take the focus. */
export const Sent: Story = {
  args: { isSent: true },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveFocus();
    await expect(status).toHaveTextContent(/isn’t confirmed yet|尚未确认/);
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};
