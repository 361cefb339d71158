import type { Locale } from '@rostra/i18n';
import { uiTexts } from '@rostra/i18n/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { TextField } from '../TextField/index.ts';
import { UiProvider } from '../../foundations/UiProvider/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { LongTranslation, onNarrowestPhone } from '../../story/longTranslation.tsx';
import { lengthened } from '../../story/lengthened.ts';
import { sampleFor } from '../../story/samples/texts.ts';
import { localeOf } from '../../story/screenText.ts';
import { formStates } from './Form.states.tsx';
import { Form } from './Form.tsx';
import type { Sample } from '../../story/samples/texts.ts';
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

export const OneField: Story = { ...states.one('one field'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

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

/** One submit shows empty and wrong values together; the first of the page takes the focus. */
export const AllProblems: Story = {
  args: { onSubmit: fn() },
  render: function Checked({ onSubmit }, context) {
    const words = sampleOf(context);
    const [site, setSite] = useState('');
    const [isWrong, setWrong] = useState(false);
    return (
      <Form
        label={words.heading}
        check={() => {
          setWrong(!site.includes('.'));
          return site.includes('.');
        }}
        onSubmit={onSubmit}
      >
        <TextField
          label={words.label}
          value={site}
          onChange={setSite}
          errorMessage={isWrong ? words.problem : undefined}
        />
        <TextField label={words.name} isRequired />
        <Button type="submit">{words.action}</Button>
      </Form>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const words = sampleOf({ globals });
    const send = canvas.getByRole('button', { name: words.action });
    const site = canvas.getByRole('textbox', { name: words.label });
    const name = canvas.getByRole('textbox', { name: words.name });
    await userEvent.type(site, 'rostra');
    await userEvent.click(send);
    await expect(site).toHaveAccessibleDescription(words.problem);
    await expect(name).toHaveAccessibleDescription(uiTexts[localeOf({ globals })].common.required);
    await expect(site).toHaveFocus();

    await userEvent.type(site, '.example');
    await userEvent.click(send);
    await expect(site).toBeValid();
    await expect(name).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(name, 'Lin{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The last submit: the event's type and the data's values. */
const given: { event?: string; data?: unknown } = {};

const otherOf = (locale: Locale): Locale => (locale === 'en' ? 'zh-CN' : 'en');

/**
 * A form with empty required fields is not sent: each reports it, in the language of now, and the
 * first takes the focus. Filled, it gives its data.
 */
export const Required: Story = {
  args: { onSubmit: fn() },
  render: function Translated({ onSubmit }, context) {
    const words = sampleOf(context);
    const [locale, setLocale] = useState(localeOf(context));
    return (
      <UiProvider locale={locale} texts={uiTexts[locale]}>
        <Form
          onSubmit={(event, data) => {
            given.event = event.type;
            given.data = Object.fromEntries(data);
            onSubmit(event, data);
          }}
          label={words.heading}
        >
          <TextField label={words.name} isOptional name="name" />
          <TextField label={words.label} isRequired name="email" />
          <RadioGroup
            label={words.kind}
            isRequired
            name="kind"
            options={[
              { value: 'article', label: words.first },
              { value: 'event', label: words.second },
            ]}
          />
          <Checkbox isRequired requiredMessage={words.mustAgree} name="agreed" value="yes">
            {words.agree}
          </Checkbox>
          <Button type="submit">{words.action}</Button>
        </Form>
        <Button onPress={() => setLocale(otherOf)}>{words.switchLanguage}</Button>
      </UiProvider>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const words = sampleOf({ globals });
    const locale = localeOf({ globals });
    const messageIn = (language: Locale) => uiTexts[language].common.required;
    const email = canvas.getByRole('textbox', { name: words.label });
    const send = canvas.getByRole('button', { name: words.action });
    await expect(email).toBeRequired();

    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getAllByText(messageIn(locale))).toHaveLength(2);
    await expect(canvas.getByText(words.mustAgree)).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(messageIn(locale));

    await userEvent.click(canvas.getByRole('button', { name: words.switchLanguage }));
    await expect(email).toHaveAccessibleDescription(messageIn(otherOf(locale)));

    await userEvent.type(email, 'helen@northgate.example');
    await userEvent.click(send);
    await expect(canvas.getByRole('radio', { name: words.first })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(given.event).toBe('submit');
    await expect(given.data).toEqual({
      name: '',
      email: 'helen@northgate.example',
      kind: 'article',
      agreed: 'yes',
    });
  },
};
