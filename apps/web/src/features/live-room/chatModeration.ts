import { laterPart } from '../../app/laterPart.tsx';

/** `ChatModeration`, brought before the chat is opened: it would push the messages away under a press. */
export const chatModeration = laterPart(
  'src/features/live-room/ChatModeration.tsx',
  () => import('./ChatModeration.tsx'),
);
