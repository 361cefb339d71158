import type { ReactNode } from 'react';
import type { CodeSending } from '../AccountCodeField/index.ts';
import { AccountField } from '../AccountField/index.ts';
import type { AccountFieldProps, AccountValues } from '../AccountField/index.ts';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Form } from '../../forms/Form/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import type { RootProps } from '../../rootProps.ts';

/** Problems by field; `form` holds those that belong to no field. */
export type AccountFormProblems<Field extends string = never> = Partial<
  Record<Field | 'account' | 'form', string>
>;

/**
 * The props that an account form gets from the app.
 *
 * @typeParam Values the form's values
 * @typeParam Field the fields that can have a problem, besides the account
 */
export interface AccountFormInput<Values extends AccountValues, Field extends string = never>
  extends CodeSending, RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The current values, held by the app. */
  values: Values;
  /** Gets only what changed, to merge into the values. */
  onChange: (change: Partial<Values>) => void;
  /** Sentences in the reader's language; fields without one are valid or not checked yet. */
  problems: AccountFormProblems<Field>;
  /** Country codes to choose from, each with its country in the reader's language. */
  countries: AccountFieldProps['countries'];
  /** The form is being submitted and cannot be submitted again. */
  isPending: boolean;
  /** Called on each submit: shows the values' problems and returns whether there are none. */
  check?: (() => boolean) | undefined;
  /** Called for the submit button and for Enter, once the values have no problem. */
  onSubmit: () => void;
}

export interface AccountFormProps extends Omit<AccountFormInput<AccountValues>, keyof CodeSending> {
  /** The form's title and accessible name. */
  title: string;
  /** Accessible name of the choice between phone and email. */
  accountLabel: string;
  /** @default 'tel-national' */
  phoneAutoComplete?: AccountFieldProps['phoneAutoComplete'];
  /** The fields below the account. */
  children: ReactNode;
  /** Actions that help with the form's problem. */
  problemActions?: ReactNode;
  /** The submit button's verb: "Log in". */
  submitText: string;
  /** Alternatives below the button. */
  below?: ReactNode;
}

/** Lays out the account field, the form's own fields, its problem and its button. */
export function AccountForm(props: AccountFormProps) {
  const { t, values, onChange, problems } = props;
  return (
    <Form
      ref={props.ref}
      className={props.className}
      onSubmit={props.onSubmit}
      check={props.check}
      label={props.title}
    >
      <Stack gap={5}>
        <AccountField
          t={t}
          label={props.accountLabel}
          values={values}
          onChange={onChange}
          countries={props.countries}
          phoneAutoComplete={props.phoneAutoComplete}
          problem={problems.account}
          isRequired
        />
        {wrapTexts(props.children)}
        {problems.form !== undefined && (
          <Banner tone="danger" isAnnounced actions={props.problemActions}>
            {problems.form}
          </Banner>
        )}
        <Button type="submit" size="lg" isFull isPending={props.isPending}>
          {props.submitText}
        </Button>
        {wrapTexts(props.below)}
      </Stack>
    </Form>
  );
}
