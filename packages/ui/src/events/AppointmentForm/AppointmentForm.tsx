import { useRef } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Form } from '../../forms/Form/index.ts';
import { PriceTag } from '../../data/PriceTag/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { SlotPicker } from '../SlotPicker/index.ts';
import type { SlotChoice } from '../SlotPicker/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TextArea } from '../../forms/TextArea/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { usePersonalText } from '../../foundations/TextProvider/usePersonalText.ts';
import { ContactWay } from './ContactWay.tsx';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './AppointmentForm.css.ts';

/** An appointment request as entered. */
export interface AppointmentValues {
  /** Key of the slot; null if none is selected. */
  slot: string | null;
  topic: string;
  name: string;
  company: string;
  contactType: string;
  contact: string;
}

export interface AppointmentFormProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The person to meet: "Grace Okafor, Meridian Row Research". */
  person: string;
  /** Available times; if there are none, staff find one. */
  slots: readonly SlotChoice[];
  /** How often the reader continued without a slot; each time moves the focus to the slots. @default 0 */
  slotMisses?: number | undefined;
  /** The reader's time zone, IANA; its time is added where it differs. */
  readerZone?: string | undefined;
  /** The current values, held by the app. */
  values: AppointmentValues;
  /** Gets only what changed, to merge into the values. */
  onChange: (change: Partial<AppointmentValues>) => void;
  /** Sentences in the reader's language; `form` holds problems that belong to no field. @default none */
  problems?: Partial<Record<'contact' | 'form', string>> | undefined;
  /** Contact types from the server's dictionary, in display order. */
  contactTypes: readonly { value: string; label: string }[];
  /** The reader's own number and address by contact type, used to fill the field (APPT-07). */
  ownContacts: Readonly<Record<string, string>>;
  /** In coins; null if the price is agreed on later and not shown. */
  price: number | null;
  /** Yuan per coin; if absent, yuan are not shown. */
  yuanPerCoin?: number | undefined;
  /** Hours within which staff answer. */
  contactWithinHours: number;
  /** The request is being sent and cannot be sent again. @default false */
  isPending?: boolean | undefined;
  /** Called on each submit: shows the values' problems and returns whether there are none. */
  check?: (() => boolean) | undefined;
  /** Called for the submit button and for Enter, once the values have no problem. */
  onSubmit: () => void;
  /** The request was sent: the next steps replace the form. @default false */
  isSent?: boolean | undefined;
  /** Shows the form again after a request; without it there is no way back. */
  onAgain?: (() => void) | undefined;
}

/** A form to request a one-to-one with an expert or analyst (APPT-02). */
export function AppointmentForm(props: AppointmentFormProps) {
  const { t, values, onChange, problems = {}, ownContacts } = props;
  const words = usePersonalText();
  const hours = props.contactWithinHours;
  /** The text typed for each contact type, restored when the type is selected again. */
  const typed = useRef<Record<string, string>>({});
  if (props.isSent === true)
    return (
      <Banner
        ref={props.ref}
        className={props.className}
        tone="success"
        isAnnounced
        takesFocus
        title={words('appointment.sent')}
        actions={
          props.onAgain && (
            <Button size="sm" emphasis="outline" tone="neutral" onPress={props.onAgain}>
              {words('appointment.again')}
            </Button>
          )
        }
      >
        {words('appointment.sentTip', { hours })}
      </Banner>
    );
  return (
    <Form
      ref={props.ref}
      className={props.className}
      onSubmit={props.onSubmit}
      check={props.check}
      label={words('appointment.title')}
    >
      <Stack gap={5}>
        <SectionHead
          title={words('appointment.title')}
          sub={words('appointment.with', { name: props.person })}
        />
        {props.slots.length > 0 && (
          <SlotPicker
            t={t}
            slots={props.slots}
            value={values.slot}
            onChange={(slot) => onChange({ slot })}
            misses={props.slotMisses}
            readerZone={props.readerZone}
          />
        )}
        <TextArea
          label={words('appointment.topic')}
          hint={words('appointment.topicHint')}
          isOptional
          value={values.topic}
          onChange={(topic) => onChange({ topic })}
        />
        <div className={styles.pair}>
          <TextField
            label={words('appointment.name')}
            isOptional
            autoComplete="name"
            value={values.name}
            onChange={(name) => onChange({ name })}
          />
          <TextField
            label={words('appointment.company')}
            isOptional
            autoComplete="organization"
            value={values.company}
            onChange={(company) => onChange({ company })}
          />
        </div>
        <ContactWay
          typeLabel={words('appointment.contactType')}
          label={words('appointment.contact')}
          types={props.contactTypes}
          type={values.contactType}
          contact={values.contact}
          onType={(contactType) =>
            onChange({
              contactType,
              contact: typed.current[contactType] ?? ownContacts[contactType] ?? '',
            })
          }
          onContact={(contact) => {
            typed.current[values.contactType] = contact;
            onChange({ contact });
          }}
          requiredMessage={t('recharge.trial.contactMissing')}
          errorMessage={problems.contact}
        />
        <div className={styles.terms}>
          {props.price !== null && (
            <div className={styles.price}>
              <span>{words('appointment.price')}</span>
              <PriceTag coins={props.price} yuanPerCoin={props.yuanPerCoin} />
            </div>
          )}
          {props.price !== null && props.price > 0 && <p>{words('appointment.later')}</p>}
          <p>{words('appointment.tip', { hours })}</p>
        </div>
        {problems.form !== undefined && (
          <Banner tone="danger" isAnnounced>
            {problems.form}
          </Banner>
        )}
        <Button type="submit" size="lg" isPending={props.isPending}>
          {words('appointment.submit')}
        </Button>
      </Stack>
    </Form>
  );
}
