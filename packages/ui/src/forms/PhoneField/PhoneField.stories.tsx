import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { tabThrough } from '../../story/inRouter.tsx';
import { sampleOf } from '../../story/allStates.tsx';
import { phoneFieldStates } from './PhoneField.states.ts';
import { PhoneField } from './PhoneField.tsx';
import type { PhoneFieldProps } from './PhoneField.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({
  label: s.phone,
  country: '+86',
  countries: [
    { code: '+86', name: s.china },
    { code: '+852', name: s.hongKong },
  ],
  defaultValue: '138 5550 0142',
});

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: '', country: '+86', countries: [], onCountryChange: fn() },
  render: (args, context) => <PhoneField {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(PhoneField, phoneFieldStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Typed: Story = { ...states.one('typed'), tags: ['!test', 'state'] };

export const AnotherCountry: Story = { ...states.one('another country'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** Keeps the country, as a form does. */
function Choosing(props: PhoneFieldProps) {
  const [country, setCountry] = useState(props.country);
  return (
    <PhoneField
      {...props}
      country={country}
      onCountryChange={(code) => {
        setCountry(code);
        props.onCountryChange(code);
      }}
    />
  );
}

/** The country is a list of its own before the number; the reported number leaves it out. */
export const Interaction: Story = {
  args: { onChange: fn() },
  render: (args, context) => <Choosing {...args} {...base(sampleOf(context))} defaultValue="" />,
  play: async ({ canvas, args, globals }) => {
    const country = canvas.getByRole('combobox');
    const number = canvas.getByRole('textbox', { name: sampleOf({ globals }).phone });
    await tabThrough([country]);
    await userEvent.selectOptions(country, '+852');
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('+852');
    await expect(country).toHaveValue('+852');
    await tabThrough([number]);
    await userEvent.keyboard('5123 4567');
    await expect(args.onChange).toHaveBeenLastCalledWith('5123 4567');
    await expect(number).toHaveFocus();
  },
};
