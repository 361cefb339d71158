import type { CertificationApplication, OrganizationHomepage } from '@rostra/contract';
import { Heading } from '@rostra/ui/Heading';
import { RadioGroup } from '@rostra/ui/RadioGroup';
import { Select } from '@rostra/ui/Select';
import { Stack } from '@rostra/ui/Stack';
import { TextArea } from '@rostra/ui/TextArea';
import { TextField } from '@rostra/ui/TextField';
import { Wizard } from '@rostra/ui/Wizard';
import { useState } from 'react';
import { certificationApplicationOf } from '../../features/certification/certificationApplicationOf.ts';
import { certificationProblems } from '../../features/certification/certificationProblems.ts';
import type { CertificationValues } from '../../features/certification/CertificationValues.ts';
import { useLocale, useLocalized } from '../../language/useText.ts';
import { textIn } from '../sampleWords.ts';
import * as styles from './pages.css.ts';

export interface CertificationPageProps {
  /** Organizations that can be joined; their types are the options. */
  organizations: readonly OrganizationHomepage[];
  /** Called with the application to send. */
  onApply: (application: CertificationApplication) => void;
}

const empty: CertificationValues = {
  way: 'create',
  realName: '',
  organizationId: '',
  typeId: '',
  name: '',
  website: '',
  introduction: '',
};

type Step = 'way' | 'organization';

/** CERT-01: a wizard to join an organization or create one. */
export function CertificationPage({ organizations, onApply }: CertificationPageProps) {
  const name = useLocalized();
  const send = textIn(useLocale());
  const [values, setValues] = useState(empty);
  const [step, setStep] = useState<Step>('way');
  const [tried, setTried] = useState<readonly Step[]>([]);
  const labels = {
    way: send('What you do', '您要做什么'),
    realName: send('Your real name', '真实姓名'),
    organizationId: send('Organization', '机构'),
    typeId: send('Organization type', '机构类型'),
    name: send('Name', '名称'),
    website: send('Website', '网站'),
    introduction: send('What it does', '主营业务'),
  };
  const wrong = certificationProblems(values).filter((problem) => tried.includes(problem.step));
  const ask = (field: keyof CertificationValues): string =>
    field === 'website'
      ? send(
          'Website: write an address such as https://example.com.',
          '网站：请填写完整地址，例如 https://example.com。',
        )
      : send(`${labels[field]}: fill it in.`, `${labels[field]}：请填写。`);
  const bind = (field: keyof CertificationValues) => ({
    label: labels[field],
    name: field,
    value: values[field],
    onChange: (value: string) => setValues((old) => ({ ...old, [field]: value })),
    errorMessage: wrong.some((problem) => problem.field === field) ? ask(field) : undefined,
  });
  const check = (of: Step): boolean => {
    setTried((old) => [...old, of]);
    return certificationProblems(values).every((problem) => problem.step !== of);
  };
  return (
    <div className={styles.page}>
      <Heading level={1} size="title-lg">
        {send('Certification', '机构认证')}
      </Heading>
      <Wizard
        label={send('Certification', '机构认证')}
        finishLabel={send('Submit', '提交')}
        current={step}
        onStep={(key) => setStep(key === 'way' ? 'way' : 'organization')}
        check={() => check(step)}
        onNext={() => setStep('organization')}
        onFinish={() => onApply(certificationApplicationOf(values))}
        problems={wrong.map((problem) => ({ ...problem, message: ask(problem.field) }))}
        steps={[
          {
            key: 'way',
            title: send('About you', '您的身份'),
            content: (
              <Stack gap={5}>
                <TextField {...bind('realName')} autoComplete="name" />
                <RadioGroup
                  {...bind('way')}
                  look="boxed"
                  onChange={(way) =>
                    setValues((old) => ({ ...old, way: way === 'join' ? 'join' : 'create' }))
                  }
                  options={[
                    { value: 'create', label: send('Create an organization', '创建机构') },
                    { value: 'join', label: send('Join an organization', '加入机构') },
                  ]}
                />
              </Stack>
            ),
          },
          {
            key: 'organization',
            title: send('Your organization', '所在机构'),
            content:
              values.way === 'join' ? (
                <Select
                  {...bind('organizationId')}
                  options={organizations.map((row) => ({
                    value: String(row.id),
                    label: name(row),
                  }))}
                />
              ) : (
                <Stack gap={5}>
                  <RadioGroup
                    {...bind('typeId')}
                    look="boxed"
                    options={organizations.map((row) => ({
                      value: String(row.organization_type_id),
                      label: name(row.organization_type ?? row),
                    }))}
                  />
                  <TextField {...bind('name')} autoComplete="organization" />
                  <TextField {...bind('website')} isOptional />
                  <TextArea {...bind('introduction')} isOptional />
                </Stack>
              ),
          },
        ]}
      />
    </div>
  );
}
