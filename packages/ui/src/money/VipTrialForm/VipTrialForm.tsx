import { ContactWay } from '../../events/AppointmentForm/ContactWay.tsx';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Form } from '../../forms/Form/index.ts';
import { RadioGroup } from '../../forms/RadioGroup/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { TextArea } from '../../forms/TextArea/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import type { RootProps } from '../../rootProps.ts';

/** A request for a VIP trial as it is typed. */
export interface VipTrialValues {
  name: string;
  company: string;
  contactType: string;
  contact: string;
  sourceType: string;
  consult: string;
}

export interface VipTrialFormProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The typed values; the app holds them. */
  values: VipTrialValues;
  /** Receives only the changes, to be merged into the values. */
  onChange: (change: Partial<VipTrialValues>) => void;
  /** Sentences in the reader's language; `form` is for what belongs to no field. */
  problems: Partial<Record<'contact' | 'sourceType' | 'form', string>>;
  /** Ways to be reached, from the server's dictionary, in the order to show. */
  contactTypes: readonly { value: string; label: string }[];
  /** Where the reader heard of the site, from the server's dictionary, in the order to show. */
  sourceTypes: readonly { value: string; label: string }[];
  /** Hours within which staff answer. */
  contactWithinHours: number;
  /** The request is pending: it can't be sent twice. */
  isPending: boolean;
  /** Called on the button and on Enter, once no required field is empty. */
  onSubmit: () => void;
  /** The request was sent. */
  isSent: boolean;
  /** Brings the form back after a request. */
  onAgain: () => void;
  /** VIP users read that the trial is not available to them (PAY-76). */
  isVip: boolean;
}

/** Asks for a VIP trial; contact and source are needed (PAY-06, PAY-07). */
export function VipTrialForm(props: VipTrialFormProps) {
  const { t, values, onChange, problems } = props;
  const hours = props.contactWithinHours;
  if (props.isVip) {
    return (
      <Banner
        ref={props.ref}
        className={props.className}
        tone="vip"
        title={t('recharge.trial.isVip')}
      >
        {t('recharge.trial.isVipText')}
      </Banner>
    );
  }
  if (props.isSent) {
    return (
      <Banner
        ref={props.ref}
        className={props.className}
        tone="success"
        isAnnounced
        takesFocus
        title={t('recharge.trial.sent')}
        actions={
          <Button size="sm" emphasis="outline" tone="neutral" onPress={props.onAgain}>
            {t('recharge.trial.again')}
          </Button>
        }
      >
        {t('recharge.trial.sentText', { hours })}
      </Banner>
    );
  }
  return (
    <Form
      ref={props.ref}
      className={props.className}
      onSubmit={props.onSubmit}
      label={t('recharge.trial.title')}
    >
      <Stack gap={5}>
        <SectionHead title={t('recharge.trial.title')} />
        <Text tone="secondary">{t('recharge.trial.lead', { hours })}</Text>
        <TextField
          label={t('recharge.trial.name')}
          isOptional
          autoComplete="name"
          value={values.name}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          label={t('recharge.trial.company')}
          isOptional
          autoComplete="organization"
          value={values.company}
          onChange={(company) => onChange({ company })}
        />
        <ContactWay
          typeLabel={t('recharge.trial.contactType')}
          label={t('recharge.trial.contact')}
          types={props.contactTypes}
          type={values.contactType}
          contact={values.contact}
          onType={(contactType) => onChange({ contactType })}
          onContact={(contact) => onChange({ contact })}
          requiredMessage={t('recharge.trial.contactMissing')}
          errorMessage={problems.contact}
        />
        <RadioGroup
          label={t('recharge.trial.sourceType')}
          options={props.sourceTypes}
          value={values.sourceType === '' ? null : values.sourceType}
          onChange={(sourceType) => onChange({ sourceType })}
          isRequired
          requiredMessage={t('recharge.trial.sourceMissing')}
          errorMessage={problems.sourceType}
        />
        <TextArea
          label={t('recharge.trial.consult')}
          isOptional
          value={values.consult}
          onChange={(consult) => onChange({ consult })}
        />
        {problems.form !== undefined && (
          <Banner tone="danger" isAnnounced>
            {problems.form}
          </Banner>
        )}
        <Button type="submit" size="lg" isPending={props.isPending}>
          {t('recharge.trial.submit')}
        </Button>
      </Stack>
    </Form>
  );
}
