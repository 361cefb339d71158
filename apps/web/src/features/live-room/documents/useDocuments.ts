import { use } from 'react';
import { DocumentsContext } from './DocumentsContext.ts';
import type { Documents } from './DocumentsContext.ts';

/** Returns the room's documents: the list, the shared one, and the one the user views. */
export const useDocuments = (): Documents => use(DocumentsContext);
