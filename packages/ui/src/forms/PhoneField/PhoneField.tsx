import { isolate } from '@rostra/i18n';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { TextField } from '../TextField/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import * as styles from './PhoneField.css.ts';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'start' | 'end'
> {
  /** The chosen code, with its plus: `+86`. */
  country: string;
  /** Receives the chosen code, with its plus. */
  onCountryChange: (code: string) => void;
  /** Codes to choose from, each with its country in the reader's language. */
  countries: readonly { code: string; name: string }[];
}

/** A phone number with its country code. */
export function PhoneField({ country, onCountryChange, countries, ...rest }: PhoneFieldProps) {
  const t = useText();
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      start={
        <>
          <span className={styles.country}>
            <span aria-hidden>{country}</span>
            <Icon icon={ChevronDown} size="sm" />
            <select
              className={styles.list}
              aria-label={t('phone.country')}
              value={country}
              onChange={(event) => onCountryChange(event.target.value)}
              disabled={rest.isDisabled ?? false}
            >
              {countries.map(({ code, name }) => (
                <option key={`${code} ${name}`} value={code}>{`${isolate(name)} ${code}`}</option>
              ))}
            </select>
          </span>
          <span aria-hidden className={styles.line} />
        </>
      }
    />
  );
}
