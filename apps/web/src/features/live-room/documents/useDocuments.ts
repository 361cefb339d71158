import { use } from 'react';
import { DocumentsContext } from './DocumentsContext.ts';
import type { Documents } from './DocumentsContext.ts';

/** The room's documents: the list, what everyone sees, what the reader looks at. */
export const useDocuments = (): Documents => use(DocumentsContext);
