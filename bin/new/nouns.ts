import { readName } from './readName.ts';

/** The forms of a feature's name, as templates name them between « and ». */
export interface Nouns {
  /** `marketNotes` */
  names: string;
  /** `marketNote` */
  name: string;
  /** `MarketNotes` */
  Names: string;
  /** `MarketNote` */
  Name: string;
  /** `MARKET_NOTES` */
  NAMES: string;
  /** `MARKET_NOTE` */
  NAME: string;
  /** `market_notes`: tables and paths. */
  snakes: string;
  /** `market_note`: actions of the audit. */
  snake: string;
  /** `market notes` */
  many: string;
  /** `market note` */
  one: string;
  /** `Market notes` */
  Many: string;
  /** `Market note` */
  One: string;
  /** `a market note` */
  aOne: string;
  /** `A market note` */
  AOne: string;
  /** The name in Chinese texts, with spaces around Latin letters. */
  chinese: string;
}

/** Words that the command line adds to a name. */
export interface NounOptions {
  /** The singular; derived from the plural if absent. */
  singular?: string | undefined;
  /** The name in Chinese texts; the English one if absent. */
  chinese?: string | undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const split = (name: string, by: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => by + letter.toLowerCase());

/** Endings of plurals and of their singulars; the first that fits is used. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=ss|x|z|ch|sh)es$/, ''],
  [/(?<=[^su])s$/, ''],
];

/**
 * Returns the singular of a plural: `bulletins`, `stories`, `boxes`.
 *
 * @throws Error for a word that does not end like a plural
 */
export function singularOf(plural: string): string {
  const ending = ENDINGS.find(([form]) => form.test(plural));
  if (ending === undefined) {
    throw new Error(`"${plural}" does not end like a plural. Give its singular: --singular <name>`);
  }
  return plural.replace(ending[0], ending[1]);
}

/**
 * Returns all forms of a feature's name.
 *
 * @throws Error for a name that is not lower camel case, is reserved, or equals its singular
 */
export function nounsOf(plural: string, { singular, chinese }: NounOptions = {}): Nouns {
  const names = readName(plural);
  const name = readName(singular ?? singularOf(names));
  if (name === names) throw new Error(`Plural and singular are both "${name}": they must differ.`);
  const one = split(name, ' ');
  const many = split(names, ' ');
  const aOne = `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
  return {
    names,
    name,
    Names: capital(names),
    Name: capital(name),
    NAMES: split(names, '_').toUpperCase(),
    NAME: split(name, '_').toUpperCase(),
    snakes: split(names, '_'),
    snake: split(name, '_'),
    many,
    one,
    Many: capital(many),
    One: capital(one),
    aOne,
    AOne: capital(aOne),
    chinese: chinese ?? `${many} 内容`,
  };
}
