import { join } from 'node:path';
import { allStories } from '../../chosenStories.ts';
import { isExhaustive, locales } from '../../storiesPerLocale.ts';
import { presentEnvironment } from '../environment.ts';
import { hashOfDrawn, readRecord } from './record.ts';
import { storyInputs } from './storyInputs.ts';

/** The screenshots of a story file. */
export interface FilePlan {
  storyFile: string;
  /** One a story and language, as `<story ID>.<language>`. */
  sheets: string[];
  /** Hash of what they are drawn from now. */
  inputs: string;
  /** Hash of the inputs with the stored sheets; null if one is missing. */
  drawn: string | null;
  /** Whether they are taken: something differs from what drew the sheets kept. */
  isTaken: boolean;
}

const root = join(import.meta.dirname, '../../..');

export const visualStories = allStories.filter(({ tags }) => tags.includes('visual'));

const sheetsOf = (storyFile: string): string[] =>
  visualStories
    .filter(({ file }) => file === storyFile)
    .flatMap(({ id }) => locales.map((locale) => `${id}.${locale}`));

/**
 * Selects the screenshots to take: those whose inputs differ from the recorded ones, or all of them
 * with `--exhaustive`.
 */
export async function planScreenshots(): Promise<FilePlan[]> {
  const storyFiles = [...new Set(visualStories.map(({ file }) => file))];
  const inputsOf = await storyInputs(storyFiles, { root, environment: presentEnvironment() });
  const record = readRecord();
  return storyFiles.map((storyFile) => {
    const sheets = sheetsOf(storyFile);
    const inputs = inputsOf.get(storyFile)!;
    const drawn = hashOfDrawn(inputs, sheets);
    const isKnown = drawn !== null && record.get(storyFile)?.has(drawn) === true;
    return { storyFile, sheets, inputs, drawn, isTaken: isExhaustive || !isKnown };
  });
}
