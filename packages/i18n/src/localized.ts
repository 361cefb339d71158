import type { NameScript } from './locale.ts';

/** Where to look when the wished script is empty: never blank (I18N-08). */
const order: Record<NameScript, readonly NameScript[]> = {
  sc: ['sc', 'tc', 'en'],
  tc: ['tc', 'sc', 'en'],
  en: ['en', 'sc', 'tc'],
};

/** A row with a text by script, such as `sc_name`, `tc_name` and `en_name`. */
export type Localized<Field extends string> = {
  readonly [Key in `${NameScript}_${Field}`]?: string | null | undefined;
};

/** The value of `sc_`, `tc_` or `en_` + field that this reader gets; empty when all are. */
export const localized = <Field extends string>(
  row: Localized<Field>,
  field: Field,
  script: NameScript,
): string => {
  for (const candidate of order[script]) {
    const value = row[`${candidate}_${field}`];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return '';
};
