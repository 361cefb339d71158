import type { TestProject } from 'vitest/node';
import { schemaTemplate } from './schemaTemplate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with all tables and no rows; each test server opens a copy. */
    templateFolder: string;
  }
}

/** Hands the template database to the server tests. */
export default async function makeTemplate(project: TestProject): Promise<void> {
  project.provide('templateFolder', await schemaTemplate());
}
