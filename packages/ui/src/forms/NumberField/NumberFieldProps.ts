import type { FieldWords } from '../Field/FieldParts.tsx';
import type { RootProps } from '../../rootProps.ts';

export interface NumberFieldProps extends FieldWords, RootProps {
  /** Null while the field is empty. */
  value: number | null;
  /**
   * Receives the number when it is complete: Enter, Tab, a step. Always within the limits; null for
   * none.
   */
  onChange: (value: number | null) => void;
  /** The minimum; a smaller number becomes it. */
  minValue?: number | undefined;
  /** The maximum; a larger number becomes it. */
  maxValue?: number | undefined;
  /**
   * The amount that an arrow key or a button adds; typed numbers are rounded to a step too.
   * @default 1
   */
  step?: number | undefined;
  /** The number of decimals. @default 0: whole numbers */
  fractionDigits?: number | undefined;
  /** A unit that the language has a word for, written with the number: "30 minutes", "30分钟". */
  unit?: 'minute' | 'hour' | 'day' | 'month' | 'year' | 'percent' | 'megabyte' | undefined;
  /** Any other unit, announced with the number: "seats". */
  suffix?: string | undefined;
  /** An example; never the only place for essential information. */
  placeholder?: string | undefined;
  /** Nothing can be typed. @default false */
  isDisabled?: boolean | undefined;
  /** Can be read and copied, not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Announced by screen readers; the form reports a missing value. @default false */
  isRequired?: boolean | undefined;
  /** Its name in a form that is submitted before scripts load. */
  name?: string | undefined;
  /** @default 'lg' */
  size?: 'md' | 'lg' | undefined;
}
