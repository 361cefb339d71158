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

describe('shapes of the live room', () => {
  it('includes every field of a type in its schema [LCON-04, LCON-05, LCON-06, LCON-07, LCON-08, LCON-09, LCON-10, LCON-11, LCON-12, LCON-13, LCON-14, LCON-15, LCON-16, LCON-17, LCON-18, LCON-19, LCON-20, LCON-21, LCON-22, LCON-23, LCON-24, LCON-25, LCON-26, LMEM-02, LMEM-03, LMEM-04, LMEM-05, LMEM-06, LMEM-07, LMEM-08, LMEM-09, LMEM-10, LMEM-11, LMEM-12, LMEM-13, LMEM-14, LMEM-15, LMEM-16, LMEM-17, LMEM-18, LMEM-19, LMEM-20, LMEM-21, LMEM-22, LMEM-23, LMEM-24, LMEM-25, LMEM-26, LMEM-27, LMEM-28, LMEM-29, LMEM-30, LMEM-31, LMEM-32, LMEM-33, LMEM-34, LMEM-35, LMEM-36, LMEM-37]', () => {
    expectTypeOf<Left<Attendee, typeof attendee>>().toBeNever();
    expectTypeOf<Left<LiveLists, typeof liveLists>>().toBeNever();
    expectTypeOf<Left<LiveTokens, typeof liveTokens>>().toBeNever();
    expectTypeOf<Left<LiveSessionOptions, typeof liveSession>>().toBeNever();
    expectTypeOf<Left<LiveChannelAttributes, typeof channelAttributes>>().toBeNever();
    expectTypeOf<Left<ChatMessage, typeof chatMessage>>().toBeNever();
  });

  it('accepts a value of the type as an answer', () => {
    expectTypeOf<Attendee>().toExtend<z.input<typeof attendee>>();
    expectTypeOf<LiveLists>().toExtend<z.input<typeof liveLists>>();
    expectTypeOf<LiveSessionOptions>().toExtend<z.input<typeof liveSession>>();
    expectTypeOf<ChatMessage>().toExtend<z.input<typeof chatMessage>>();
  });
});
