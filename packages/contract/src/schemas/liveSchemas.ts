import { z } from 'zod';

import {
  ANNOUNCEMENT_MAX,
  AUDIENCE_PAGE_SIZE,
  CAPTION_LANGUAGES,
  CHAT_MESSAGE_MAX,
  CONVERTER_STATES,
  LIVE_ACTIONS,
  LIVE_LAYOUTS,
  LIVE_ROLES,
  LIVE_STATES,
  LIVE_VENDORS,
  MEMBER_ACTIONS,
} from '../live/index.ts';
import type {
  Attendee,
  ChatMessage,
  LiveChannelAttributes,
  LiveLists,
  LiveSessionOptions,
  LiveTokens,
} from '../live/index.ts';
import {
  coins,
  halfWidthText,
  id,
  idParams,
  idValue,
  instant,
  localizedName,
  page,
  perPage,
  query,
  text,
} from './fields.ts';
import { phoneOnStage } from './phoneSchemas.ts';

/** Maximum length of a name in the room, in characters. */
const NAME_MAX = 64;
const PASSWORD_MAX = 64;
const VOLUME_MAX = 100;
const URL_MAX = 2048;
/** Maximum length of the reason sent to a removed member, in characters. */
const REASON_MAX = 200;
const TOKEN_MAX = 4096;
const CLIENT_ID_FORM = /^[\w-]{8,64}$/;
/** Bounds the work only. Longer messages get an error text of their own, not a field issue. */
const MESSAGE_INPUT_MAX = CHAT_MESSAGE_MAX * 4;
const AUDIENCE_PAGE_SIZE_MAX = 100;

const role = z.enum(LIVE_ROLES);
const uid = z.number().int().nonnegative();
const seconds = z.string();

export const attendee = z.object({
  id: idValue,
  uid,
  role,
  mute: z.boolean(),
  hide: z.boolean(),
  volume: z.number(),
  hands_up: instant.nullable(),
  allow_view_list: z.boolean(),
  allow_view_message: z.boolean(),
  allow_view_count: z.boolean(),
  allow_manage_mute: z.boolean(),
  name: z.string(),
  nick_name: z.string(),
  super_moderator: z.boolean(),
  co_host: z.boolean(),
  share_screen_id: uid.nullable(),
  user_score: z.number().nullable(),
  position_name: z.string().nullable(),
  logo: z.string().nullable(),
  organization_type_id: z.number().nullable(),
  en_organization_name: z.string().nullable(),
  sc_organization_name: z.string().nullable(),
  tc_organization_name: z.string().nullable(),
  is_online: z.boolean(),
  full_name: z.string().exactOptional(),
  has_paid: z.boolean().exactOptional(),
  card_type: z.literal('ppv').nullable().exactOptional(),
  actual_paid: coins.nullable().exactOptional(),
  voice_changed: z.boolean().exactOptional(),
  seated_host: z.boolean().exactOptional(),
}) satisfies z.ZodType<Attendee, Attendee>;

const attendees = z.array(attendee).readonly();

export const liveLists = z.object({
  revision: z.number().int(),
  broadcasters: attendees,
  experts: attendees,
  unmute_audiences: attendees,
  hands_up_audiences: attendees,
  staff: attendees,
  online_player: z.number().nullable(),
  allow_public_channel: z.boolean(),
  announcement: z.string().nullable(),
  converter: z.object({ state: z.enum(CONVERTER_STATES) }).nullable(),
  phones: z.array(phoneOnStage).readonly(),
  affect_users: z.array(idValue).readonly(),
  affect_user_infos: attendees,
}) satisfies z.ZodType<LiveLists, LiveLists>;

export const channelAttributes = z.object({
  startTime: seconds.exactOptional(),
  endTime: seconds.exactOptional(),
  action: z.enum(LIVE_ACTIONS).exactOptional(),
  backgroundUrl: z.string().exactOptional(),
  setHomeUid: z.string().exactOptional(),
  shareScreenId: z.string().exactOptional(),
  uid: z.string().exactOptional(),
  isPlayComplience: z.string().exactOptional(),
  layout: z.enum(LIVE_LAYOUTS).exactOptional(),
  isRecording: z.string().exactOptional(),
  isTranscribe: z.string().exactOptional(),
}) satisfies z.ZodType<LiveChannelAttributes, LiveChannelAttributes>;

export const liveTokens = z.object({
  token: z.string(),
  rtm_token: z.string(),
  token_expires_at: instant,
}) satisfies z.ZodType<LiveTokens, LiveTokens>;

export const liveSession = liveTokens.extend({
  id: idValue,
  channel: z.string(),
  uid,
  app_id: z.string(),
  vendor: z.enum(LIVE_VENDORS),
  play_url: z.string().nullable(),
  ice_servers: z
    .array(
      z.object({
        urls: z.string(),
        username: z.string().exactOptional(),
        credential: z.string().exactOptional(),
      }),
    )
    .readonly()
    .exactOptional(),
  state: z.enum(LIVE_STATES),
  role,
  user_type: role,
  meeting: z.object({
    id: idValue,
    event_id: idValue,
    ...localizedName,
    free: z.boolean(),
    has_paid: z.boolean(),
    paid_info: z.object({ card_type: z.literal('ppv').nullable(), actual_paid: coins }).nullable(),
    event_type_id: z.number(),
    starts_at: instant,
    ends_at: instant,
  }),
  super_moderator: z.boolean(),
  co_host: z.boolean(),
  is_trial: z.boolean(),
  remindered_at: instant.nullable(),
  server_time: instant,
  demo: z.boolean(),
  has_converter: z.boolean(),
  caption_languages: z.array(z.enum(CAPTION_LANGUAGES)).readonly(),
  is_transcribe: z.boolean(),
  is_recording: z.boolean(),
  share_screen_id: uid.nullable(),
  primary_users: attendees,
  channel_attributes: channelAttributes,
  lists: liveLists,
  me: attendee,
}) satisfies z.ZodType<LiveSessionOptions, LiveSessionOptions>;

export const chatMessage = z.object({
  id: idValue,
  msg: z.string(),
  time: instant,
  senderId: idValue,
  sender_name: z.string(),
  sender_role: role,
  client_id: z.string(),
}) satisfies z.ZodType<ChatMessage, ChatMessage>;

const change = {
  params: idParams,
  /**
   * The seat on whose behalf the change is requested; the role known to the server decides the
   * permission.
   */
  body: z.strictObject({ user_type: role }),
  data: z.object({ live_state: z.enum(LIVE_STATES) }),
};

export const liveSchemas = {
  postLiveToken: {
    params: idParams,
    body: z.strictObject({ meeting_id: idValue, password: halfWidthText(PASSWORD_MAX).optional() }),
    data: liveSession,
  },
  postRefreshToken: {
    params: idParams,
    body: z.strictObject({ token: z.string().max(TOKEN_MAX) }),
    data: liveTokens,
  },
  putPrepareLives: change,
  putStartLives: change,
  putStopLives: change,
  putAudienceStopLive: change,
  setMemberInfo: {
    params: idParams,
    body: z
      .strictObject({
        user_id: idValue,
        action: z.enum(MEMBER_ACTIONS),
        name: text(NAME_MAX).optional(),
        /** Percent, for `set_volume`. */
        volume: z.number().int().min(0).max(VOLUME_MAX).optional(),
      })
      .refine(({ action, volume }) => action !== 'set_volume' || volume !== undefined, {
        path: ['volume'],
      }),
    data: liveLists,
  },
  getMemberList: {
    params: idParams,
    query: query({
      role: z.literal('audience').default('audience').describe('The role of the members.'),
      page,
      per_page: perPage(AUDIENCE_PAGE_SIZE_MAX, AUDIENCE_PAGE_SIZE),
      keyword: text(NAME_MAX).optional().describe('Only members with this text in their name.'),
    }),
    data: z.array(attendee),
  },
  refreshAttendees: { params: idParams, data: liveLists },
  getPrimaryAttendees: { params: idParams, data: z.object({ experts: attendees }) },
  getLiveMessages: {
    params: idParams,
    query: query({
      before: id.optional().describe('The ID of the oldest message that the client has.'),
    }),
    data: z.array(chatMessage),
  },
  postLiveMessage: {
    params: idParams,
    body: z.strictObject({
      msg: text(MESSAGE_INPUT_MAX),
      client_id: z.string().regex(CLIENT_ID_FORM),
    }),
    data: chatMessage,
  },
  deleteLiveMessage: {
    params: z.object({ id, message_id: id }),
    data: z.object({ id: idValue }),
  },
  putPublicChannel: {
    params: idParams,
    body: z.strictObject({ allow: z.boolean() }),
    data: liveLists,
  },
  putAnnouncement: {
    params: idParams,
    /** Null, or nothing but spaces, clears it. */
    body: z.strictObject({ announcement: text(ANNOUNCEMENT_MAX).nullable() }),
    data: liveLists,
  },
  postSetHomeScreen: {
    params: idParams,
    /** The user's id; null clears the spotlight. */
    body: z.strictObject({ primary_user_id: idValue.nullable() }),
    data: z.object({ setHomeUid: z.string().nullable() }),
  },
  postKicking: {
    params: idParams,
    body: z.strictObject({ user_id: idValue, reason: text(REASON_MAX).optional() }),
    data: liveLists,
  },
  putBackground: {
    params: idParams,
    /** The `file_url` of an image that the requester has uploaded; null removes it. */
    body: z.strictObject({ url: text(URL_MAX).nullable() }),
    data: z.object({ backgroundUrl: z.string().nullable() }),
  },
  putLayout: {
    params: idParams,
    body: z.strictObject({ layout: z.enum(LIVE_LAYOUTS) }),
    data: z.object({ layout: z.enum(LIVE_LAYOUTS) }),
  },
  putVoiceChange: {
    params: idParams,
    body: z.strictObject({ is_changed: z.boolean() }),
    data: z.object({ is_changed: z.boolean() }),
  },
};
