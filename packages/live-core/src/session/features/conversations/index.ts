export type { ConversationsApi } from './ConversationsApi.ts';
export { conversationId, NO_CONVERSATIONS } from './ConversationsState.ts';
export type { ConversationsState } from './ConversationsState.ts';
export { ConversationsController } from './ConversationsController.ts';
