import type { ReactNode } from 'react';
import { ConversationsProvider } from './conversations/ConversationsProvider.tsx';
import { DocumentsProvider } from './documents/DocumentsProvider.tsx';

/** Providers shared by several parts of the room. */
export function RoomProviders({ children }: { children: ReactNode }) {
  return (
    <DocumentsProvider>
      <ConversationsProvider>{children}</ConversationsProvider>
    </DocumentsProvider>
  );
}
