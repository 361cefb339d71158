import type { TestProject } from 'vitest/node';
import { schemaTemplate } from './schemaTemplate.ts';
import { removeLeftFolders } from './testFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with all tables and no rows; each test server opens a copy. */
    templateFolder: string;
  }
}

/** Hands the template database to the server tests, and removes what an ended run left. */
export default async function makeTemplate(project: TestProject): Promise<void> {
  removeLeftFolders();
  project.provide('templateFolder', await schemaTemplate());
}
