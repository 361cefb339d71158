import { uiTexts } from '@rostra/i18n/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { localeOf } from '../../story/screenText.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { CodeField } from '../CodeField/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { DateTimeField } from '../DateTimeField/index.ts';
import { FileUpload } from '../FileUpload/index.ts';
import { Form } from '../Form/index.ts';
import { ImageUpload } from '../ImageUpload/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { OneTimeCode } from '../OneTimeCode/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { PaymentPassword } from '../PaymentPassword/index.ts';
import { PhoneField } from '../PhoneField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { Select } from '../Select/index.ts';
import { SelectWidget } from '../SelectWidget/index.ts';
import { TagsInput } from '../TagsInput/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);
/** Fields with a message: every kind once, and the time beside the date. */
const MESSAGES = 20;
/** Fields with a visible label, which takes the mark: all but the segments. */
const MARKS = MESSAGES - 1;

interface RequiredInput {
  words: Sample;
  onSubmit: () => void;
}

/** Every kind of field, empty and required, in one form. */
function RequiredFields({ words, onSubmit }: RequiredInput) {
  const options = [
    { value: 'a', label: words.first },
    { value: 'b', label: words.second },
  ];
  const today = '2026-09-01';
  const typed = { isRequired: true, value: '', onChange: nothing };
  const chosen = { isRequired: true, value: null, onChange: nothing };
  const file = { isRequired: true, upload: never, onUploaded: nothing };
  return (
    <Form label={words.heading} onSubmit={onSubmit}>
      <TextField {...typed} label={words.label} />
      <TextArea {...typed} label={words.introduction} />
      <NumberField {...chosen} label={words.amount} />
      <PasswordField {...typed} label={words.password} />
      <PhoneField
        {...typed}
        label={words.phone}
        country="+86"
        countries={[{ code: '+86', name: words.china }]}
        onCountryChange={nothing}
      />
      <CodeField {...typed} label={words.code} onSend={nothing} />
      <OneTimeCode {...typed} label={words.code} />
      <PaymentPassword {...typed} />
      <Select {...typed} label={words.kind} options={options} />
      <ComboBox {...chosen} label={words.city} options={options} />
      <SelectWidget
        {...chosen}
        label={words.company}
        load={never}
        getKey={String}
        getLabel={String}
      />
      <DatePicker {...chosen} label={words.date} today={today} />
      <DateTimeField {...chosen} label={words.date} today={today} timeZone="Asia/Shanghai" />
      <Checkbox isRequired>{words.agree}</Checkbox>
      <RadioGroup {...chosen} label={words.kind} options={options} />
      <SegmentedControl {...typed} label={words.kind} options={options} />
      <TagsInput isRequired label={words.tags} tags={[]} onChange={nothing} />
      <FileUpload {...file} label={words.recording} kind="file" limit={1} accept={[]} />
      <ImageUpload {...file} label={words.card} />
      <Button type="submit">{words.action}</Button>
    </Form>
  );
}

const meta = {
  title: 'Forms/Required fields',
  component: RequiredFields,
  args: { words: {} as Sample, onSubmit: fn() },
  render: (args, context) => <RequiredFields {...args} words={sampleOf(context)} />,
} satisfies Meta<typeof RequiredFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each field has the mark and is announced as required; an empty form reports each of them. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement, globals, args }) => {
    const words = sampleOf({ globals });
    const { common } = uiTexts[localeOf({ globals })];
    const marks = [...canvasElement.querySelectorAll('[aria-hidden]')].filter(
      ({ textContent }) => textContent.trim() === '*',
    );
    await expect(marks).toHaveLength(MARKS);
    const announced = canvasElement.querySelectorAll(
      '[aria-required="true"], input[type="checkbox"][required]',
    );
    // A button and a group of buttons can't have the attribute: their names have the word.
    await expect(announced).toHaveLength(MESSAGES - 3);
    for (const name of [words.company, words.recording, words.card])
      await expect(canvas.getAllByText(/required|必填/, { exact: false }).length, name).toBe(3);

    await userEvent.click(canvas.getByRole('button', { name: words.action }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getAllByText(common.required)).toHaveLength(MESSAGES);
    await expect(canvas.getByRole('textbox', { name: words.label })).toHaveFocus();
  },
};
