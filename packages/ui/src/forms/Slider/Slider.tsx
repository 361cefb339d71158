import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import * as field from '../Field/Field.css.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { fillTo } from './fillTo.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps extends RootProps {
  /** The visible label, and the slider's name. */
  label: string;
  /** Between the limits. */
  value: number;
  /** Called all along the way of a drag, and for each key. */
  onChange: (value: number) => void;
  /** Called once where a drag ends, and for each key: to save what was set. */
  onChangeEnd?: ((value: number) => void) | undefined;
  /** @default 0 */
  minValue?: number | undefined;
  /** @default 100 */
  maxValue?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  /**
   * Returns a value in words, shown at the end of the label's line and read by screen readers.
   * @default the bare number
   */
  valueText?: ((value: number) => string) | undefined;
  /** Under the two ends: what the least and the most mean. */
  ends?: readonly [least: string, most: string] | undefined;
  /** A hint on its purpose. */
  hint?: ReactNode;
  /** It does not move. @default false */
  isDisabled?: boolean | undefined;
  /** Its name in a form that is submitted before scripts load. */
  name?: string | undefined;
}

/**
 * A value between two limits, where the position matters more than the number. The browser's own
 * control, styled as ours.
 */
export function Slider({
  label,
  value,
  onChange,
  onChangeEnd,
  minValue = 0,
  maxValue = 100,
  step = 1,
  valueText,
  ends,
  hint,
  isDisabled = false,
  name,
  ...root
}: SliderProps) {
  const locale = useUiLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const atEnd = useRef(onChangeEnd);
  useEffect(() => {
    atEnd.current = onChangeEnd;
  });
  useEffect(() => {
    const slider = input.current;
    // React's `onChange` is the browser's `input`; its `change`, where a drag ends, has no prop.
    const notify = () => slider && atEnd.current?.(slider.valueAsNumber);
    slider?.addEventListener('change', notify);
    return () => slider?.removeEventListener('change', notify);
  }, []);
  const text = valueText ? valueText(value) : new Intl.NumberFormat(locale).format(value);
  const part = maxValue > minValue ? (value - minValue) / (maxValue - minValue) : 0;
  return (
    <div {...rootProps(root, field.field)}>
      <span className={field.head}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
        {/* The slider reads its value itself. */}
        <span aria-hidden className={styles.value}>
          {text}
        </span>
      </span>
      <span className={styles.rail}>
        <span className={styles.track({ isDisabled })} />
        <span className={styles.filled({ isDisabled })} style={{ inlineSize: fillTo(part) }} />
        <input
          ref={input}
          id={id}
          type="range"
          className={styles.slider}
          name={name}
          min={minValue}
          max={maxValue}
          step={step}
          value={value}
          disabled={isDisabled}
          aria-valuetext={text}
          aria-describedby={hint === undefined ? undefined : `${id}hint`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </span>
      {ends && (
        <span className={styles.ends}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </span>
      )}
      {hint !== undefined && (
        <span id={`${id}hint`} className={field.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
