import { captionRoutes } from './routes/captionRoutes.ts';
import { conversationRoutes } from './routes/conversationRoutes.ts';
import { converterRoutes } from './routes/converterRoutes.ts';
import { liveRoutes } from './routes/liveRoutes.ts';
import { mediaCheckRoutes } from './routes/mediaCheckRoutes.ts';
import { phoneRoutes } from './routes/phoneRoutes.ts';
import { previewRoutes } from './routes/previewRoutes.ts';
import { questionRoutes } from './routes/questionRoutes.ts';
import { reactionRoutes } from './routes/reactionRoutes.ts';
import { recordingRoutes } from './routes/recordingRoutes.ts';
import { scoreRoutes } from './routes/scoreRoutes.ts';
import { screenRoutes } from './routes/screenRoutes.ts';

/**
 * Calls that only a live room makes. They are a separate table, so that only the room's script
 * carries it (W1). The room names a call's route with the call.
 */
export const roomRoutes = {
  ...liveRoutes,
  ...captionRoutes,
  ...conversationRoutes,
  ...mediaCheckRoutes,
  ...phoneRoutes,
  ...previewRoutes,
  ...questionRoutes,
  ...reactionRoutes,
  ...recordingRoutes,
  ...converterRoutes,
  ...scoreRoutes,
  ...screenRoutes,
};

export type RoomRouteName = keyof typeof roomRoutes;
