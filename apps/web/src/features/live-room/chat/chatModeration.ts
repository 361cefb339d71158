import { lazyComponent } from '../../../app/lazyComponent.tsx';

/** `ChatModeration`, loaded before the chat is opened: otherwise it would move the messages under a press. */
export const chatModeration = lazyComponent(
  'src/features/live-room/ChatModeration.tsx',
  () => import('./ChatModeration.tsx'),
);
