import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import * as styles from './NumberField.css.ts';
import type { NumberFieldProps } from './NumberFieldProps.ts';
import { useTypedNumber } from './useTypedNumber.ts';

interface NumberBoxInput extends Pick<
  NumberFieldProps,
  'fractionDigits' | 'suffix' | 'placeholder' | 'size' | 'isDisabled' | 'isReadOnly'
> {
  isInvalid: boolean;
  /** The id of the suffix, which describes the field. */
  suffixId: string;
  /** Receives the refused text, undefined once a text is accepted. */
  onRefused: (text: string | undefined) => void;
}

/** The box of a number field: the digits, the suffix, and the two step buttons. */
export function NumberBox({
  fractionDigits = 0,
  suffix,
  placeholder,
  size = 'lg',
  isDisabled = false,
  isReadOnly = false,
  isInvalid,
  suffixId,
  onRefused,
}: NumberBoxInput) {
  const place = useTypedNumber({ fractionDigits, onRefused });
  return (
    <Group
      ref={place}
      className={`${field.box({ size })} ${styles.box}`}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      role="presentation"
    >
      <Input
        className={`${field.input} ${styles.input}`}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      {suffix !== undefined && (
        <span id={suffixId} className={styles.suffix}>
          {suffix}
        </span>
      )}
      {!isReadOnly && (
        <>
          <Button slot="decrement" className={styles.step}>
            <Icon icon={Minus} size="sm" />
          </Button>
          <Button slot="increment" className={styles.step}>
            <Icon icon={Plus} size="sm" />
          </Button>
        </>
      )}
    </Group>
  );
}
