import type { ComponentFacts } from './componentFacts.ts';

/** Facts from each component's source, by its name: filled by `componentFactsPlugin`. */
export const facts: Record<string, ComponentFacts> = {};
