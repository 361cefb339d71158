import { join } from 'node:path';
import { componentFacts } from './componentFacts.ts';

const place = join(import.meta.dirname, 'facts.ts');

/** Gives the documentation pages what the source says of each component, in place of the empty `facts.ts`. */
export const componentFactsPlugin = () => ({
  name: 'component-facts',
  load: (id: string) =>
    id === place ? `export const facts = ${JSON.stringify(componentFacts())};` : undefined,
});
