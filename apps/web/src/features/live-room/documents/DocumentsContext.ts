import type { PreviewState, PreviewController } from '@rostra/live-core/preview';
import { createContext } from 'react';

/** The room's documents, as its parts see them. */
export interface Documents {
  /** Null until it has loaded. */
  readonly controller: PreviewController | null;
  readonly state: PreviewState;
}

/** State before anything is known. */
export const NO_DOCUMENTS: Documents = {
  controller: null,
  state: { files: null, shown: null, opened: null },
};

export const DocumentsContext = createContext<Documents>(NO_DOCUMENTS);
