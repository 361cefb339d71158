import type { z } from 'zod';

import type { RouteName } from './routes.ts';
import { accountSchemas } from './schemas/accountSchemas.ts';
import { appointmentSchemas } from './schemas/appointmentSchemas.ts';
import { articleSchemas } from './schemas/articleSchemas.ts';
import { captionSchemas } from './schemas/captionSchemas.ts';
import { conversationSchemas } from './schemas/conversationSchemas.ts';
import { eventSchemas } from './schemas/eventSchemas.ts';
import { fileSchemas } from './schemas/fileSchemas.ts';
import { liveSchemas } from './schemas/liveSchemas.ts';
import { mediaCheckSchemas } from './schemas/mediaCheckSchemas.ts';
import { moneySchemas } from './schemas/moneySchemas.ts';
import { noticeSchemas } from './schemas/noticeSchemas.ts';
import { phoneSchemas } from './schemas/phoneSchemas.ts';
import { previewSchemas } from './schemas/previewSchemas.ts';
import { questionSchemas } from './schemas/questionSchemas.ts';
import { reactionSchemas } from './schemas/reactionSchemas.ts';
import { recordingSchemas } from './schemas/recordingSchemas.ts';
import { scoreSchemas } from './schemas/scoreSchemas.ts';
import { screenSchemas } from './schemas/screenSchemas.ts';
import { converterSchemas } from './schemas/converterSchemas.ts';
import { referenceSchemas } from './schemas/referenceSchemas.ts';
import { registrationSchemas } from './schemas/registrationSchemas.ts';
import { searchSchemas } from './schemas/searchSchemas.ts';
import { staffSchemas } from './schemas/staffSchemas.ts';

export type { Region } from './schemas/referenceSchemas.ts';
export { appointment } from './schemas/appointmentSchemas.ts';
export { certification, certificationApplication } from './schemas/certificationSchemas.ts';
export { favorite, favoriteFolder } from './schemas/favoriteSchemas.ts';
export { invitation } from './schemas/invitationSchemas.ts';
export { organizationHomepage } from './schemas/organizationSchemas.ts';
export { richDocument } from './schemas/richTextSchemas.ts';
export { stock } from './schemas/stockSchemas.ts';
export { userHomepage } from './schemas/userSchemas.ts';
export { viewpoint } from './schemas/viewpointSchemas.ts';

/** The schemas of one call; a part that is absent accepts nothing. */
export interface RouteSchemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly data: z.ZodType;
}

/** The schemas of every call. A call without schemas, or the reverse, does not compile. */
export const schemas = {
  ...accountSchemas,
  ...referenceSchemas,
  ...fileSchemas,
  ...noticeSchemas,
  ...articleSchemas,
  ...eventSchemas,
  ...registrationSchemas,
  ...searchSchemas,
  ...liveSchemas,
  ...captionSchemas,
  ...conversationSchemas,
  ...mediaCheckSchemas,
  ...phoneSchemas,
  ...previewSchemas,
  ...questionSchemas,
  ...reactionSchemas,
  ...recordingSchemas,
  ...converterSchemas,
  ...scoreSchemas,
  ...screenSchemas,
  ...moneySchemas,
  ...appointmentSchemas,
  ...staffSchemas,
} as const satisfies Record<RouteName, RouteSchemas>;

/** The schemas of every call by name: input and `data`. */
export type Schemas = typeof schemas;
