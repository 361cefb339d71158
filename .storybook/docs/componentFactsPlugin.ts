import { join } from 'node:path';
import { componentFacts } from './componentFacts.ts';

const place = join(import.meta.dirname, 'facts.ts');

/**
 * Gives the documentation pages the facts from each component's source, replacing the empty
 * `facts.ts`.
 */
export const componentFactsPlugin = () => ({
  name: 'component-facts',
  load: (id: string) =>
    id === place ? `export const facts = ${JSON.stringify(componentFacts())};` : undefined,
});
