import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nouns } from './nouns.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');

/** The forms of a feature's name, the code of its error, and the folder of its page. */
export type TemplateWords = Nouns & { readonly code?: string; readonly folder?: string };

/**
 * Returns a template of `templates/` with each «form» replaced by that form of the name; its file
 * ends in `.txt`.
 *
 * @throws Error for an unknown form
 */
export function fillTemplate(file: string, words: TemplateWords): string {
  const text = readFileSync(join(TEMPLATES, `${file}.txt`), 'utf8');
  return text.replaceAll(/«(\w+)»/g, (_whole, form: string) => {
    const word = words[form as keyof TemplateWords];
    if (word === undefined) throw new Error(`${file}.txt names the unknown form «${form}».`);
    return word;
  });
}
