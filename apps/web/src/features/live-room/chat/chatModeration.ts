import { laterPart } from '../../../app/laterPart.tsx';

/** `ChatModeration`, loaded before the chat is opened: otherwise it would move the messages under a press. */
export const chatModeration = laterPart(
  'src/features/live-room/ChatModeration.tsx',
  () => import('./ChatModeration.tsx'),
);
