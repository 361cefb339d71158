import { randomUUID } from 'node:crypto';
import { PRESENCE_TIMEOUT_MS } from '@rostra/contract/live';
import type {
  MediaCloseReason,
  MediaEventName,
  MediaEvents,
  MediaFrame,
  MediaKind,
  MediaPlace,
  MediaQuestion,
  MediaRole,
  Uid,
} from '@rostra/contract/live';
import type { FromSfu, SfuPlace, ToSfu } from '../../../sfu/protocol.ts';
import { answerCall } from './answerCall.ts';
import type { Connection, ConnectionHandler } from './Connection.ts';
import { LiveRefusal } from './LiveRefusal.ts';
import { MediaSession } from './MediaSession.ts';
import type { HubDeps } from './MessageHub.ts';
import { readMediaQuestion } from './mediaQuestion.ts';

type Call = Extract<MediaQuestion, { call: string }>;
type Join = Extract<Call, { call: 'join' }>;

/** Who sends media in which channel, and the way of descriptions between browsers and the SFU. */
export class MediaHub {
  readonly #deps: HubDeps;
  readonly #toSfu: (message: ToSfu) => void;
  readonly #sessions = new Map<Uid, MediaSession>();
  readonly #byKey = new Map<string, MediaSession>();
  readonly #banned = new Set<Uid>();
  /** What each member may send by the server's word, which outweighs his token. */
  readonly #rights = new Map<Uid, readonly MediaKind[]>();

  constructor(deps: HubDeps, toSfu: (message: ToSfu) => void) {
    this.#deps = deps;
    this.#toSfu = toSfu;
  }

  /** Takes a new socket on. */
  connect(connection: Connection): ConnectionHandler {
    let session: MediaSession | undefined;
    return {
      receive: (frame) => {
        const question = readMediaQuestion(frame);
        if (question === undefined) connection.close();
        else if ('ping' in question) connection.send(JSON.stringify({ pong: question.ping }));
        else if ('answer' in question) {
          if (session) this.#toSfu({ type: 'answer', peer: session.key, sdp: question.answer });
        } else if ('candidate' in question) {
          if (session) this.#toSfu({ type: 'candidate', peer: session.key, ...question.candidate });
        } else if (question.call === 'join') {
          answerCall(connection, question.id, this.#deps.report, () => {
            session = this.#join(question, connection);
            return { uid: session.claims.uid, key: session.key };
          });
          if (session?.connection === connection) this.#describe(session);
        } else {
          const { id } = question;
          answerCall(connection, id, this.#deps.report, () => this.#carryOut(session, question));
        }
      },
      closed: () => {
        if (session?.connection !== connection) return;
        session.connection = undefined;
        session.awaySince = this.#now();
      },
    };
  }

  /** Carries what the SFU says to the browser it is for. */
  fromSfu(message: FromSfu): void {
    if (message.type === 'ready') return;
    if (message.type === 'problem') {
      this.#deps.report(new Error(`SFU: ${message.message}`));
      return;
    }
    const session = this.#byKey.get(message.peer);
    if (!session) return;
    switch (message.type) {
      case 'answer':
        session.tell({ description: message.sdp });
        return;
      case 'offer':
        session.tell({ offer: message.sdp, places: this.#named(message.places) });
        return;
      case 'places':
        session.tell({ places: this.#named(message.places) });
        return;
      case 'candidate': {
        const { side, candidate, mid } = message;
        session.tell({ candidate: { side, candidate, mid } });
        return;
      }
      case 'lost':
        session.tell({ restart: true });
    }
  }

  /** The SFU has begun anew: everyone opens again what he had. */
  sfuRestarted(): void {
    for (const session of this.#sessions.values()) this.#reopen(session);
  }

  /** Ends whose token is old and whose line has been gone too long. Called once a second. */
  sweep(): void {
    const now = this.#now();
    for (const session of this.#sessions.values()) {
      if (session.claims.expiresAt <= now) this.#end(session, 'token-expired', 'left');
      else if (session.awaySince !== undefined && now - session.awaySince >= PRESENCE_TIMEOUT_MS) {
        this.#end(session, 'left', 'timeout');
      } else session.warn(now);
    }
  }

  /**
   * Says what a member may be heard and seen with, at once, whatever his browser does and whatever
   * his token says; also before he comes.
   */
  setMayPublish(uid: Uid, kinds: readonly MediaKind[]): void {
    this.#rights.set(uid, kinds);
    const session = this.#sessions.get(uid);
    if (!session) return;
    const before = session.sent;
    session.rights = kinds;
    this.#tellFlow(session, before);
  }

  /** Drops what was said of members whose meeting is over. */
  forget(uids: Iterable<Uid>): void {
    for (const uid of uids) this.#rights.delete(uid);
  }

  /** Ends a member's session and refuses him from now on. */
  ban(uid: Uid): void {
    this.#banned.add(uid);
    const session = this.#sessions.get(uid);
    if (session) this.#end(session, 'banned', 'left');
  }

  #join({ uid, token, role, resume }: Join, connection: Connection): MediaSession {
    const claims = this.#deps.tokens.read(token, uid);
    if (this.#banned.has(uid)) throw new LiveRefusal('banned', 'This member was removed');
    const known = this.#sessions.get(uid);
    if (known && resume === known.key) {
      known.connection?.close();
      known.connection = connection;
      known.awaySince = undefined;
      known.renew(claims);
      return known;
    }
    if (known) this.#end(known, 'uid-conflict', 'left');
    const session = new MediaSession(randomUUID(), claims, role, connection);
    session.rights = this.#rights.get(uid);
    this.#sessions.set(uid, session);
    this.#byKey.set(session.key, session);
    this.#toSfu({ type: 'open', peer: session.key });
    if (role === 'host') this.#tellOthers(session, 'userJoined', { uid });
    this.#deps.presence?.joined(claims.channel, uid);
    return session;
  }

  /** Tells a newcomer, and one who comes back, who is there and what they send. */
  #describe(session: MediaSession): void {
    for (const other of this.#others(session)) {
      const { uid } = other.claims;
      if (other.role === 'host') session.tell({ event: 'userJoined', payload: { uid } });
      for (const kind of other.sent) session.tell({ event: 'published', payload: { uid, kind } });
    }
  }

  #carryOut(session: MediaSession | undefined, call: Exclude<Call, Join>): null {
    if (!session || this.#sessions.get(session.claims.uid) !== session) {
      throw new LiveRefusal('invalid-state', 'Not joined');
    }
    const { uid } = session.claims;
    switch (call.call) {
      case 'renew':
        session.renew(this.#deps.tokens.read(call.token, uid));
        return null;
      case 'setRole':
        this.#setRole(session, call.role);
        return null;
      case 'offer':
        this.#requireHost(session);
        this.#toSfu({ type: 'publish', peer: session.key, sdp: call.sdp });
        return null;
      case 'flow': {
        if (call.kinds.length > 0) this.#requireHost(session);
        const before = session.sent;
        session.flowing = call.kinds;
        this.#tellFlow(session, before);
        return null;
      }
      case 'subscribe': {
        const sender = this.#sender(session, call.from, call.kind);
        this.#toSfu({
          type: 'subscribe',
          peer: session.key,
          from: sender.key,
          kind: call.kind,
        });
        return null;
      }
      case 'unsubscribe': {
        const sender = this.#sessions.get(call.from);
        const from = sender?.key;
        if (from !== undefined) {
          this.#toSfu({ type: 'unsubscribe', peer: session.key, from, kind: call.kind });
        }
        return null;
      }
      case 'leave':
        this.#end(session, 'left', 'left');
        return null;
    }
  }

  /** Places by the uids of their senders. */
  #named(places: readonly SfuPlace[]): MediaPlace[] {
    return places.flatMap(({ mid, from, kind }) => {
      const sender = this.#byKey.get(from);
      return sender ? [{ mid, from: sender.claims.uid, kind }] : [];
    });
  }

  #setRole(session: MediaSession, role: MediaRole): void {
    if (session.role === role) return;
    const { uid } = session.claims;
    const before = session.sent;
    session.role = role;
    if (role === 'host') {
      this.#tellOthers(session, 'userJoined', { uid });
      return;
    }
    session.flowing = [];
    this.#tellFlow(session, before);
    this.#tellOthers(session, 'userLeft', { uid, reason: 'became-audience' });
  }

  /** @throws LiveRefusal `invalid-state` as audience, `auth` without the right to send */
  #requireHost(session: MediaSession): void {
    if (session.role !== 'host') throw new LiveRefusal('invalid-state', 'The audience listens');
    if (session.allowed.length === 0) throw new LiveRefusal('auth', 'Not for this role');
  }

  #sender(session: MediaSession, from: Uid, kind: MediaKind): MediaSession {
    const sender = this.#sessions.get(from);
    if (sender?.claims.channel !== session.claims.channel || !sender.sent.includes(kind)) {
      throw new LiveRefusal('invalid-state', `${from} sends no ${kind}`);
    }
    return sender;
  }

  /** Tells the SFU and the others what has begun and ended to be sent. */
  #tellFlow(session: MediaSession, before: readonly MediaKind[]): void {
    const { uid } = session.claims;
    const now = session.sent;
    this.#toSfu({ type: 'allow', peer: session.key, kinds: now });
    for (const kind of before) {
      if (!now.includes(kind)) this.#tellOthers(session, 'unpublished', { uid, kind });
    }
    for (const kind of now) {
      if (!before.includes(kind)) this.#tellOthers(session, 'published', { uid, kind });
    }
  }

  #end(session: MediaSession, reason: MediaCloseReason, left: 'left' | 'timeout'): void {
    const { uid } = session.claims;
    this.#sessions.delete(uid);
    this.#byKey.delete(session.key);
    this.#toSfu({ type: 'close', peer: session.key });
    if (session.role === 'host') this.#tellOthers(session, 'userLeft', { uid, reason: left });
    session.tell({ closed: reason });
    session.connection?.close();
  }

  #reopen(session: MediaSession): void {
    this.#toSfu({ type: 'open', peer: session.key });
    this.#toSfu({ type: 'allow', peer: session.key, kinds: session.sent });
    session.tell({ restart: true });
  }

  #others(session: MediaSession): MediaSession[] {
    return Array.from(this.#sessions.values()).filter(
      (other) => other !== session && other.claims.channel === session.claims.channel,
    );
  }

  #tellOthers<Name extends MediaEventName>(
    session: MediaSession,
    event: Name,
    payload: MediaEvents[Name],
  ): void {
    for (const other of this.#others(session)) other.tell({ event, payload } as MediaFrame);
  }

  #now(): number {
    return this.#deps.clock.now().getTime();
  }
}
