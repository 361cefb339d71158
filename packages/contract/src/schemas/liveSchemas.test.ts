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

/** Every field of a type that its schema does not name would be cut from the answers. */
type Left<Type, Schema extends z.ZodType> = Exclude<keyof Type, keyof z.output<Schema>>;

describe('shapes of the live room', () => {
  it('LCON-04 to LCON-26, LMEM-02 to LMEM-37 nothing of a type is missing in its schema', () => {
    expectTypeOf<Left<Attendee, typeof attendee>>().toBeNever();
    expectTypeOf<Left<LiveLists, typeof liveLists>>().toBeNever();
    expectTypeOf<Left<LiveTokens, typeof liveTokens>>().toBeNever();
    expectTypeOf<Left<LiveSessionOptions, typeof liveSession>>().toBeNever();
    expectTypeOf<Left<LiveChannelAttributes, typeof channelAttributes>>().toBeNever();
    expectTypeOf<Left<ChatMessage, typeof chatMessage>>().toBeNever();
  });

  it('a value of the type may be answered as it is', () => {
    expectTypeOf<Attendee>().toExtend<z.input<typeof attendee>>();
    expectTypeOf<LiveLists>().toExtend<z.input<typeof liveLists>>();
    expectTypeOf<LiveSessionOptions>().toExtend<z.input<typeof liveSession>>();
    expectTypeOf<ChatMessage>().toExtend<z.input<typeof chatMessage>>();
  });
});
