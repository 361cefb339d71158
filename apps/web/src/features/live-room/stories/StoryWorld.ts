import { ApiError } from '@rostra/api-client';
import type { LiveRole, Uid } from '@rostra/contract/live';
import { errors } from '@rostra/contract';
import type { ErrorName } from '@rostra/contract';
import type { Locale } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import { systemClock } from '@rostra/live-core';
import {
  FakeCaptions,
  FakeConversations,
  FakePhones,
  FakePreviews,
  FakeQuestions,
  FakeReactions,
  FakeRecordings,
  FakeRoom,
} from '@rostra/live-core/fake';
import type { FakeBrowser, FakeLiveOptions } from '@rostra/live-core/fake';
import { castIn } from '@rostra/ui/story/cast';
import { drawnPage } from './drawnPage.ts';
import type { ScoresApi } from '../../live-score/ScoresApi.ts';
import type { ConverterApi } from '../converter/converterApiOf.ts';
import { converterInMemory } from './converterInMemory.ts';
import { drawnMedia } from './drawnMedia.ts';
import { scoresInMemory } from './scoresInMemory.ts';

/** Earlier messages of the host and of a listener. */
const MESSAGES = {
  en: ['Good morning, and welcome.', 'How much of the gain is in the price already?'],
  'zh-CN': ['各位上午好，欢迎参加。', '毛利率的提升有多少已反映在价格中？'],
} as const;

/** Returns the members of a story's room besides its user, and their messages. */
function membersIn(locale: Locale) {
  const { people } = castIn(locale);
  return {
    host: people.suMan.name,
    experts: [people.zhouYuanhang.name, people.helenaBrandt.name, people.danielOkafor.name],
    listeners: [people.heZhiyuan.name, people.eliotMarsh.name, people.tanHuiShan.name],
    reader: people.linXiao.name,
    messages: MESSAGES[locale],
  };
}

const BOTH = { microphone: true, camera: true };
const NONE = { microphone: false, camera: false };
const STAGE_SPEAKS_MS = 500;

/** A story's room on the fake provider, with its user and the others. */
export interface StoryWorld {
  readonly room: FakeRoom;
  /** Captions of the room. */
  readonly captions: FakeCaptions;
  /** Group and private chats. */
  readonly conversations: FakeConversations;
  /** The room's phones. */
  readonly phones: FakePhones;
  /** Questions to members on stage. */
  readonly questions: FakeQuestions;
  /** Reactions of the room. */
  readonly reactions: FakeReactions;
  /** The room's documents. */
  readonly previews: FakePreviews;
  readonly recordings: FakeRecordings;
  readonly scores: ScoresApi;
  readonly converter: ConverterApi;
  readonly locale: Locale;
  /** The story's user: user ID and browser. */
  readonly id: number;
  readonly me: FakeBrowser;
  /** Joins as the user, with the devices of their role. */
  readonly enter: () => Promise<void>;
  /** Joins with the same account in another window. */
  readonly enterElsewhere: () => Promise<void>;
  /** The host's browser; the user's own if they are the host. */
  readonly host: FakeBrowser;
  /** The host's user ID. */
  readonly hostId: number;
  readonly listeners: readonly FakeBrowser[];
  readonly experts: readonly FakeBrowser[];
  readonly dispose: () => void;
}

export interface StoryWorldOptions extends FakeLiveOptions {
  readonly role: LiveRole;
  readonly locale: Locale;
  /** Experts besides the three. @default 0 */
  readonly moreExperts?: number;
}

/** Runs the act before the next paint, or soon where nothing is painted. */
function requestFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}

/** Checks that a name is the contract's; the fake server refuses only with those. */
const isErrorName = (name: string): name is ErrorName => name in errors;

function refusalIn(locale: Locale, reason: string): ApiError {
  const name = isErrorName(reason) ? reason : 'systemError';
  const { code, status } = errors[name];
  const message = serverText(locale)(`error.${name}`, { minutes: 30, max: 12 });
  return new ApiError({ name, code, status, message });
}

/**
 * Makes a meeting with a host, three experts on camera, audience members and earlier messages; all
 * join by themselves.
 */
export async function makeStoryWorld(options: StoryWorldOptions): Promise<StoryWorld> {
  const { role, locale, moreExperts = 0 } = options;
  const names = membersIn(locale);
  const room = new FakeRoom({
    ...options,
    clock: systemClock,
    requestFrame,
    makeMedia: drawnMedia,
    causeOf: ({ reason }) => refusalIn(locale, reason),
  });
  const browsers: FakeBrowser[] = [];
  const open = async (id: number, request = NONE): Promise<FakeBrowser> => {
    const browser = room.browser(id);
    browsers.push(browser);
    await browser.session.actions.open(options.password);
    await browser.session.actions.enter(request);
    return browser;
  };
  const isHost = role === 'broadcaster';
  const id = room.add(role, isHost ? names.host : names.reader);
  const me = room.browser(id);
  browsers.push(me);
  const others = [
    ...names.experts,
    ...Array.from({ length: moreExperts }, (_, index) => `${names.experts[0]} ${index + 2}`),
  ];
  const hostId = isHost ? id : room.add('broadcaster', names.host);
  const host = isHost ? me : await open(hostId, BOTH);
  const experts = await Promise.all(
    others.map((name, index) => open(room.add('expert', name), index === 1 ? NONE : BOTH)),
  );
  const listeners = await Promise.all(
    names.listeners.map((name) => open(room.add('audience', name))),
  );
  for (const [index, text] of names.messages.entries()) {
    await (index === 0 && !isHost ? host : listeners[0])?.session.actions.sendMessage(text);
  }
  const sends = role === 'broadcaster' || role === 'expert' ? BOTH : NONE;
  const stop = startSpeaking(room, room.live.member(id + (isHost ? 1 : 2)).uid);
  return {
    room,
    captions: new FakeCaptions(room.live),
    conversations: new FakeConversations(room.live),
    phones: new FakePhones(room.live),
    questions: new FakeQuestions(room.live),
    reactions: new FakeReactions(room.live, systemClock),
    previews: new FakePreviews(room.live, drawnPage),
    recordings: new FakeRecordings(room.live),
    scores: scoresInMemory(),
    converter: converterInMemory(room.live),
    locale,
    id,
    me,
    host,
    hostId,
    listeners,
    experts,
    enter: async () => {
      await me.session.actions.open(options.password);
      await me.session.actions.enter(sends);
    },
    enterElsewhere: async () => {
      await open(id);
    },
    dispose: () => {
      stop();
      for (const { session } of browsers) void session.dispose();
    },
  };
}

/** Makes one of the experts audible to everyone. */
function startSpeaking(room: FakeRoom, speaker: Uid): () => void {
  const timer = setInterval(() => {
    for (const { uid } of room.hub.messages.channel(room.live.channel).members) {
      room.hub.media.notify(uid, 'volumes', [{ uid: speaker, level: 60 }]);
    }
  }, STAGE_SPEAKS_MS);
  return () => clearInterval(timer);
}
