import { describe, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';

import type {
  Attendee,
  ChatMessage,
  LiveChannelAttributes,
  LiveLists,
  LiveSessionOptions,
  LiveTokens,
} from '../live/index.ts';
import type {
  attendee,
  channelAttributes,
  chatMessage,
  liveLists,
  liveSession,
  liveTokens,
} from './liveSchemas.ts';

/** Fields missing in the schema would be cut from the answers. */
type Left<Type, Schema extends z.ZodType> = Exclude<keyof Type, keyof z.output<Schema>>;
type Session = keyof z.output<typeof liveSession>;
type Meeting = z.output<typeof liveSession>['meeting'];
type Member = keyof z.output<typeof attendee>;
type Lists = keyof z.output<typeof liveLists>;

describe('shapes of the live room', () => {
  it('includes every field of a type in its schema', () => {
    expectTypeOf<Left<Attendee, typeof attendee>>().toBeNever();
    expectTypeOf<Left<LiveLists, typeof liveLists>>().toBeNever();
    expectTypeOf<Left<LiveTokens, typeof liveTokens>>().toBeNever();
    expectTypeOf<Left<LiveSessionOptions, typeof liveSession>>().toBeNever();
    expectTypeOf<Left<LiveChannelAttributes, typeof channelAttributes>>().toBeNever();
    expectTypeOf<Left<ChatMessage, typeof chatMessage>>().toBeNever();
  });

  it('has channel, number and token of a session [LCON-04, LCON-05, LCON-06, LCON-07, LCON-08, LCON-09]', () => {
    expectTypeOf<'id' | 'channel' | 'uid' | 'token' | 'app_id' | 'vendor'>().toExtend<Session>();
  });

  it('has state, role and flags of a session [LCON-10, LCON-11, LCON-12, LCON-19, LCON-20, LCON-21]', () => {
    expectTypeOf<
      'state' | 'role' | 'user_type' | 'super_moderator' | 'co_host' | 'remindered_at'
    >().toExtend<Session>();
  });

  it('has what runs in a session, and its speakers [LCON-23, LCON-24, LCON-25, LCON-26]', () => {
    expectTypeOf<
      'demo' | 'is_transcribe' | 'share_screen_id' | 'primary_users'
    >().toExtend<Session>();
  });

  it('has the meeting of a session [LCON-13, LCON-14, LCON-15, LCON-16, LCON-17, LCON-18]', () => {
    expectTypeOf<'id' | 'free' | 'has_paid' | 'event_type_id'>().toExtend<keyof Meeting>();
    expectTypeOf<'card_type' | 'actual_paid'>().toExtend<keyof NonNullable<Meeting['paid_info']>>();
  });

  it('has role and media of a member [LMEM-02, LMEM-03, LMEM-04, LMEM-05, LMEM-06, LMEM-15]', () => {
    expectTypeOf<'role' | 'id' | 'mute' | 'hide' | 'volume' | 'hands_up'>().toExtend<Member>();
  });

  it('has permissions of a member [LMEM-07, LMEM-08, LMEM-09, LMEM-10, LMEM-12, LMEM-13]', () => {
    expectTypeOf<
      | 'allow_view_list'
      | 'allow_view_message'
      | 'allow_view_count'
      | 'allow_manage_mute'
      | 'super_moderator'
      | 'co_host'
    >().toExtend<Member>();
  });

  it('has names and payment of a member [LMEM-14, LMEM-16, LMEM-17, LMEM-18, LMEM-24, LMEM-25]', () => {
    expectTypeOf<
      'has_paid' | 'name' | 'full_name' | 'nick_name' | 'card_type' | 'actual_paid'
    >().toExtend<Member>();
  });

  it('has screen, score and organization of a member [LMEM-11, LMEM-19, LMEM-20, LMEM-21, LMEM-22, LMEM-23]', () => {
    expectTypeOf<
      | 'share_screen_id'
      | 'user_score'
      | 'position_name'
      | 'logo'
      | 'organization_type_id'
      | 'en_organization_name'
      | 'sc_organization_name'
      | 'tc_organization_name'
    >().toExtend<Member>();
  });

  it('has the lists of members [LMEM-27, LMEM-28, LMEM-29, LMEM-30, LMEM-31, LMEM-32]', () => {
    expectTypeOf<
      | 'broadcasters'
      | 'experts'
      | 'unmute_audiences'
      | 'hands_up_audiences'
      | 'staff'
      | 'online_player'
    >().toExtend<Lists>();
  });

  it('has the values beside the lists [LMEM-33, LMEM-34, LMEM-35, LMEM-36, LMEM-37]', () => {
    expectTypeOf<
      'allow_public_channel' | 'announcement' | 'converter' | 'affect_users' | 'affect_user_infos'
    >().toExtend<Lists>();
  });

  it('accepts a value of the type as an answer', () => {
    expectTypeOf<Attendee>().toExtend<z.input<typeof attendee>>();
    expectTypeOf<LiveLists>().toExtend<z.input<typeof liveLists>>();
    expectTypeOf<LiveSessionOptions>().toExtend<z.input<typeof liveSession>>();
    expectTypeOf<ChatMessage>().toExtend<z.input<typeof chatMessage>>();
  });
});
