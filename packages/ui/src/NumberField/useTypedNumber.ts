import { useContext, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { readPasted, readTyped } from './typedNumber.ts';
import type { TypedNumber } from './typedNumber.ts';

/** Characters of a refused text that are quoted. */
const QUOTED = 30;

const quoted = (text: string): string =>
  text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;

/** The field's text with another one in place of what is chosen. */
function textWith(input: HTMLInputElement, text: string): string {
  const start = input.selectionStart ?? input.value.length;
  return input.value.slice(0, start) + text + input.value.slice(input.selectionEnd ?? start);
}

/**
 * Takes what is typed and pasted before React Aria does, which drops what is no number in its own
 * notation without a word.
 *
 * @param onRefused gets the text that was left out, undefined once something is taken
 * @returns for an element around the input
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

  /** Whether the field has to do nothing more. */
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
    // A composition is unfinished text; its end is looked at below.
    if (!(input instanceof HTMLInputElement) || event.isComposing || text === '') return;
    if (!event.inputType.startsWith('insert')) return;
    // A space alone says nothing, so it goes without a word.
    if (text.trim() === '') return;
    if (take(readTyped(textWith(input, text), rules), text)) end(event);
  };
  const onCompositionEnd = (event: CompositionEvent): void => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || event.data === '') return;
    const read = readTyped(input.value, rules);
    // React Aria puts the former text back for what is refused.
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
