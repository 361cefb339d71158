import type { ComponentFacts } from './componentFacts.ts';

/** What the source says of each component, by its name: filled by `componentFactsPlugin`. */
export const facts: Record<string, ComponentFacts> = {};
