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
  const say = textIn(useLocale());
  const [values, setValues] = useState(empty);
  const [step, setStep] = useState<Step>('way');
  const [tried, setTried] = useState<readonly Step[]>([]);
  const labels = {
    way: say('What you do', '您要做什么'),
    realName: say('Your real name', '真实姓名'),
    organizationId: say('Organization', '机构'),
    typeId: say('Organization type', '机构类型'),
    name: say('Name', '名称'),
    website: say('Website', '网站'),
    introduction: say('What it does', '主营业务'),
  };
  const wrong = certificationProblems(values).filter((problem) => tried.includes(problem.step));
  const asked = (field: keyof CertificationValues): string =>
    field === 'website'
      ? say(
          'Website: write an address such as https://example.com.',
          '网站：请填写完整地址，例如 https://example.com。',
        )
      : say(`${labels[field]}: fill it in.`, `${labels[field]}：请填写。`);
  const bind = (field: keyof CertificationValues) => ({
    label: labels[field],
    name: field,
    value: values[field],
    onChange: (value: string) => setValues((old) => ({ ...old, [field]: value })),
    errorMessage: wrong.some((problem) => problem.field === field) ? asked(field) : undefined,
  });
  const check = (of: Step): boolean => {
    setTried((old) => [...old, of]);
    return certificationProblems(values).every((problem) => problem.step !== of);
  };
  return (
    <div className={styles.page}>
      <Heading level={1} size="title-lg">
        {say('Certification', '机构认证')}
      </Heading>
      <Wizard
        label={say('Certification', '机构认证')}
        finishLabel={say('Submit', '提交')}
        current={step}
        onStep={(key) => setStep(key === 'way' ? 'way' : 'organization')}
        onNext={() => check('way') && setStep('organization')}
        onFinish={() => check('organization') && onApply(certificationApplicationOf(values))}
        problems={wrong.map((problem) => ({ ...problem, message: asked(problem.field) }))}
        steps={[
          {
            key: 'way',
            title: say('About you', '您的身份'),
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
                    { value: 'create', label: say('Create an organization', '创建机构') },
                    { value: 'join', label: say('Join an organization', '加入机构') },
                  ]}
                />
              </Stack>
            ),
          },
          {
            key: 'organization',
            title: say('Your organization', '所在机构'),
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
