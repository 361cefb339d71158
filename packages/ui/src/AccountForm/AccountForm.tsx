import type { ReactNode } from 'react';
import type { CodeSending } from '../AccountCodeField/index.ts';
import { AccountField } from '../AccountField/index.ts';
import type { AccountFieldProps, AccountValues } from '../AccountField/index.ts';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import type { ScreenText } from '../screens/screenText.ts';
import { Stack } from '../Stack/index.ts';
import { wrapTexts } from '../wrapTexts.tsx';

/** What is wrong, by field; `form` is for what belongs to none. */
export type AccountFormProblems<Field extends string = never> = Partial<
  Record<Field | 'account' | 'form', string>
>;

/**
 * What a form about an account gets from the app.
 *
 * @typeParam Values what is typed
 * @typeParam Field the fields that can be wrong beside the account
 */
export interface AccountFormInput<
  Values extends AccountValues,
  Field extends string = never,
> extends CodeSending {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** What is typed; the app holds it. */
  values: Values;
  /** Gets what changed alone, to be laid over the values. */
  onChange: (change: Partial<Values>) => void;
  /** Sentences in the reader's language; absent fields are right, or not checked yet. */
  problems: AccountFormProblems<Field>;
  /** Country codes to choose from, each with its country in the reader's language. */
  countries: AccountFieldProps['countries'];
  /** The form is on its way: its button cannot send it twice. */
  isPending: boolean;
  /** Called for the button and for Enter; the app checks the values. */
  onSubmit: () => void;
}

export interface AccountFormProps extends Omit<AccountFormInput<AccountValues>, keyof CodeSending> {
  /** Names the form. */
  title: string;
  /** Names the choice between phone and e-mail. */
  accountLabel: string;
  /** @default 'tel-national' */
  phoneAutoComplete?: AccountFieldProps['phoneAutoComplete'];
  /** The fields below the account. */
  children: ReactNode;
  /** What the reader can do about the form's problem. */
  problemActions?: ReactNode;
  /** The verb of what the form does: "Log in". */
  submitText: string;
  /** Other ways on, below the button. */
  below?: ReactNode;
}

/** Who one is, what the form asks besides, what is wrong with it, and its button. */
export function AccountForm(props: AccountFormProps) {
  const { t, values, onChange, problems } = props;
  return (
    <Form onSubmit={props.onSubmit} label={props.title}>
      <Stack gap={5}>
        <AccountField
          t={t}
          label={props.accountLabel}
          values={values}
          onChange={onChange}
          countries={props.countries}
          phoneAutoComplete={props.phoneAutoComplete}
          problem={problems.account}
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
