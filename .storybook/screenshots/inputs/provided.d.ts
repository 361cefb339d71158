import type { FilePlan } from './plan.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The screenshots of each story file, and whether this run takes them. */
    screenshotPlans: FilePlan[];
  }
}
