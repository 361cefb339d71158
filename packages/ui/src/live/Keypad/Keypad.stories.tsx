import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { keypadStates } from './Keypad.states.ts';
import { Keypad } from './Keypad.tsx';
import type { KeypadProps } from './Keypad.tsx';

/** Holds the value, as the app does. */
function Held(props: KeypadProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Keypad
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Live room/Keypad',
  component: Keypad,
  args: { t: liveTextFor('en'), value: '', onChange: fn(), onKey: fn(), onSend: fn() },
  render: (args, context) => (
    <Held key={localeOf(context)} {...args} t={liveTextFor(localeOf(context))} />
  ),
} satisfies Meta<typeof Keypad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At its minimum width. */
const Framed = (props: KeypadProps) => (
  <div style={{ inlineSize: 220 }}>
    <Keypad {...props} />
  </div>
);

const states = statesOf(Framed, keypadStates, (s) => ({
  t: liveTextFor(localeOfSample(s)),
  onChange: () => undefined,
}));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const NothingPressed: Story = { ...states.one('nothing pressed'), tags: ['!test', 'state'] };

export const APassword: Story = { ...states.one('a password'), tags: ['!test', 'state'] };

export const OnItsWay: Story = { ...states.one('on its way'), tags: ['!test', 'state'] };

export const ForANumberToCall: Story = {
  ...states.one('for a number to call'),
  tags: ['!test', 'state'],
};

export const NoLine: Story = { ...states.one('no line'), tags: ['!test', 'state'] };

/**
 * LDIA-04: Keys enter their characters, are announced by name, and the input is sent. LDIA-44: Empty
 * input is never sent.
 */
export const Interaction: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const send = canvas.getByRole('button', { name: t('livePhone.keypad.send') });
    await expect(send).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^4/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^8/ }));
    const hash = t('livePhone.keypad.keys.hash');
    await userEvent.click(canvas.getByRole('button', { name: hash }));
    await expect(canvas.getByRole('status')).toHaveTextContent(hash);
    await expect(canvas.getByRole('textbox')).toHaveValue('48#');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenLastCalledWith('48#');
  },
};

/** The keyboard works on the keys: digits, star and pound press their keys, arrow keys move, Backspace removes. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    canvas.getByRole('button', { name: /^1/ }).focus();
    await userEvent.keyboard('7*');
    await expect(args.onKey).toHaveBeenLastCalledWith('*');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: /^5/ })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('7*5');
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('textbox')).toHaveValue('7*');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('livePhone.keypad.removed', { key: '5' }),
    );
  },
};

/** One key is a tab stop, as are the field before it and the button after it. */
export const TabStops: Story = {
  args: { value: '12' },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    canvas.getByRole('textbox').focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^1/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('livePhone.keypad.send') })).toHaveFocus();
  },
};

/** Pasted digits and signs are kept. Letters are refused with a message, and the previous input stays. */
export const Pasted: Story = {
  args: { value: '1' },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(' 4827 19 #');
    await expect(field).toHaveValue('1482719#');
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('1482719#');
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(t('livePhone.keypad.refused')),
    );
    await userEvent.keyboard('5');
    await expect(field).toBeValid();
  },
};

/** Holding 0 enters a plus, once and only at the start. Holding the delete key clears the input. */
export const LongPress: Story = {
  args: { hasPlus: true, holdFor: 20 },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const zero = canvas.getByRole('button', { name: /^0/ });
    await fireEvent.pointerDown(zero, { button: 0 });
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('+'));
    await fireEvent.pointerUp(zero);
    await fireEvent.click(zero);
    await expect(canvas.getByRole('textbox')).toHaveValue('+');
    await userEvent.click(zero);
    await expect(canvas.getByRole('textbox')).toHaveValue('+0');
    const remove = canvas.getByRole('button', { name: t('livePhone.keypad.remove') });
    await fireEvent.pointerDown(remove, { button: 0 });
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
    await fireEvent.pointerUp(remove);
  },
};

/** LDIA-52: A refused password stays, to be corrected. */
export const Refused: Story = {
  args: { value: '4827#', isWrong: true },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      expect.stringContaining(t('livePhone.keypad.wrong')),
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('4827#');
  },
};

/** The label may be long; the keys keep their place below it. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const locale = localeOf(context);
    return <Held {...args} t={liveTextFor(locale)} label={liveSample(locale).longText} />;
  },
};

export const OnPhone: Story = { ...onPhone, args: { value: '482719#' } };
