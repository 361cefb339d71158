import { uiTexts } from '@rostra/i18n/ui';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ComboBox } from '../ComboBox/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { OneTimeCode } from '../OneTimeCode/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { TagsInput } from '../TagsInput/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { UiProvider } from '../../foundations/UiProvider/index.ts';

const onChange = () => undefined;
const words = { label: 'Fund', hint: 'As registered.', errorMessage: 'Enter the name.' };

/** Fields that accept all of `FieldWords`, with or without the hint beside a problem. */
const fields: Record<string, (keepsHint: boolean) => ReactNode> = {
  ComboBox: (keepsHint) => (
    <ComboBox {...words} keepsHint={keepsHint} options={[]} value={null} onChange={onChange} />
  ),
  DatePicker: (keepsHint) => (
    <DatePicker
      {...words}
      keepsHint={keepsHint}
      value={null}
      onChange={onChange}
      today="2026-09-03"
    />
  ),
  NumberField: (keepsHint) => (
    <NumberField {...words} keepsHint={keepsHint} value={null} onChange={onChange} />
  ),
  OneTimeCode: (keepsHint) => (
    <OneTimeCode {...words} keepsHint={keepsHint} value="" onChange={onChange} />
  ),
  PasswordField: (keepsHint) => <PasswordField {...words} keepsHint={keepsHint} />,
  RadioGroup: (keepsHint) => <RadioGroup {...words} keepsHint={keepsHint} options={[]} />,
  Select: (keepsHint) => (
    <Select {...words} keepsHint={keepsHint} options={[]} value="" onChange={onChange} />
  ),
  TagsInput: (keepsHint) => (
    <TagsInput {...words} keepsHint={keepsHint} tags={[]} onChange={onChange} />
  ),
  TextArea: (keepsHint) => <TextArea {...words} keepsHint={keepsHint} />,
  TextField: (keepsHint) => <TextField {...words} keepsHint={keepsHint} />,
};

it.each(Object.entries(fields))('keeps the hint beside a problem on request: %s', (_, field) => {
  const render = (keepsHint: boolean) =>
    renderToString(
      <UiProvider locale="en" texts={uiTexts.en}>
        {field(keepsHint)}
      </UiProvider>,
    );
  expect(render(true)).toContain(words.hint);
  expect(render(true)).toContain(words.errorMessage);
  expect(render(false)).not.toContain(words.hint);
});
