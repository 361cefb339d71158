import { useContext, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { readPasted, readTyped } from './typedNumber.ts';
import type { TypedNumber } from './typedNumber.ts';

/** The number of quoted characters of a refused text. */
const QUOTED = 30;

const quoted = (text: string): string =>
  text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;

/** Returns the field's text with another one in place of the selection. */
function textWith(input: HTMLInputElement, text: string): string {
  const start = input.selectionStart ?? input.value.length;
  return input.value.slice(0, start) + text + input.value.slice(input.selectionEnd ?? start);
}

/**
 * Handles typed and pasted text before React Aria, which drops anything but its own number notation
 * without a message.
 *
 * @param onRefused receives the refused text, undefined once a text is accepted
 * @returns handlers for an element around the input
 */
export function useTypedNumber({
  fractionDigits,
  onRefused,
}: {
  fractionDigits: number;
  onRefused: (text: string | undefined) => void;
}): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const state = useContext(NumberFieldStateContext);
  const rules = {
    fractionDigits,
    mayBecomeNumber: (text: string) => state?.validate(text) ?? false,
  };

  /** Returns whether the field has nothing more to do. */
  const take = (read: TypedNumber, given: string): boolean => {
    onRefused(read.kind === 'refused' ? quoted(given) : undefined);
    if (read.kind === 'text') state?.setInputValue(read.text);
    if (read.kind === 'number') state?.commit(read.amount.toFixed(fractionDigits));
    return read.kind !== 'own';
  };
  const end = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };

  const onPaste = (event: ClipboardEvent): void => {
    const input = event.target;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!(input instanceof HTMLInputElement) || input.readOnly || text === '') return;
    if (take(readPasted(textWith(input, text), rules), text)) end(event);
  };
  const onBeforeInput = (event: InputEvent): void => {
    const input = event.target;
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    // A composition is unfinished text; its end is handled below.
    if (!(input instanceof HTMLInputElement) || event.isComposing || text === '') return;
    if (!event.inputType.startsWith('insert')) return;
    // A space alone has no meaning, so it is dropped without a message.
    if (text.trim() === '') return;
    if (take(readTyped(textWith(input, text), rules), text)) end(event);
  };
  const onCompositionEnd = (event: CompositionEvent): void => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || event.data === '') return;
    const read = readTyped(input.value, rules);
    // React Aria restores the previous text after a refusal.
    if (take(read, event.data) && read.kind !== 'refused') event.stopPropagation();
  };

  // Without dependencies: the handlers read the state of the last render.
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    element.addEventListener('paste', onPaste, true);
    element.addEventListener('beforeinput', onBeforeInput, true);
    element.addEventListener('compositionend', onCompositionEnd, true);
    return () => {
      element.removeEventListener('paste', onPaste, true);
      element.removeEventListener('beforeinput', onBeforeInput, true);
      element.removeEventListener('compositionend', onCompositionEnd, true);
    };
  });
  return place;
}
