import type { Locale } from '@rostra/i18n';
import { RadioGroup } from '../../forms/RadioGroup/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TextArea } from '../../forms/TextArea/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import type { WizardProblem, WizardProps } from '../../forms/Wizard/index.ts';
import { sampleWords } from './words.ts';

const without = (): void => {};

/**
 * Returns the certification of an organization in three steps, whose fields hold the typed values.
 */
export function wizardSample(locale: Locale, problems: readonly WizardProblem[] = []): WizardProps {
  const { localized } = sampleWords(locale);
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  return {
    label: localized('Certification', '机构认证'),
    finishLabel: localized('Submit', '提交'),
    current: 'type',
    onStep: without,
    onNext: without,
    onFinish: without,
    problems,
    steps: [
      {
        key: 'type',
        title: localized('Organization type', '机构类型'),
        content: (
          <RadioGroup
            label={localized('Your organization is', '所在机构属于')}
            name="type"
            look="boxed"
            defaultValue="fund"
            options={[
              { value: 'fund', label: localized('A fund', '基金') },
              { value: 'listed', label: localized('A listed company', '上市公司') },
              { value: 'research', label: localized('A research house', '研究机构') },
            ]}
          />
        ),
      },
      {
        key: 'profile',
        title: localized('Name and address', '名称与地址'),
        content: (
          <Stack gap={5}>
            <TextField
              label={localized('Name', '名称')}
              name="name"
              autoComplete="organization"
              errorMessage={errorOf('name')}
            />
            <TextField
              label={localized('Website', '网站')}
              name="website"
              isOptional
              errorMessage={errorOf('website')}
            />
          </Stack>
        ),
      },
      {
        key: 'words',
        title: localized('Introduction', '简介'),
        content: (
          <TextArea
            label={localized('What your organization does', '机构主营业务')}
            name="introduction"
            errorMessage={errorOf('introduction')}
          />
        ),
      },
    ],
  };
}

/** Returns the problems in its second step. */
export const wizardProblems = (locale: Locale): WizardProblem[] => {
  const { localized } = sampleWords(locale);
  return [
    {
      step: 'profile',
      field: 'name',
      message: localized('Name: enter the registered name.', '名称：请填写登记名称。'),
    },
    {
      step: 'profile',
      field: 'website',
      message: localized(
        'Website: enter an address such as https://example.com.',
        '网站：请填写完整地址，例如 https://example.com。',
      ),
    },
  ];
};
