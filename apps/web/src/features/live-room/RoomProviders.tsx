import type { ReactNode } from 'react';
import { ConversationsProvider } from './conversations/ConversationsProvider.tsx';
import { DocumentsProvider } from './documents/DocumentsProvider.tsx';

/** What several parts of the room follow together. */
export function RoomProviders({ children }: { children: ReactNode }) {
  return (
    <DocumentsProvider>
      <ConversationsProvider>{children}</ConversationsProvider>
    </DocumentsProvider>
  );
}
