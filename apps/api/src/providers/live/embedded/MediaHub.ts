import { randomUUID } from 'node:crypto';
import type {
  MediaCloseReason,
  MediaKind,
  MediaSlot,
  MediaRequest,
  MediaRole,
  Uid,
} from '@rostra/contract/live';
import type { FromSfu, SfuSlot, ToSfu } from '../../../sfu/protocol.ts';
import type { MediaRights } from '../LiveProvider.ts';
import { answerCall } from './answerCall.ts';
import type { Connection, ConnectionHandler } from './Connection.ts';
import { EmbeddedRecorder } from './EmbeddedRecorder.ts';
import { EmbeddedVoices } from './EmbeddedVoices.ts';
import { fittingKinds } from './fittingKinds.ts';
import { isGone } from './isGone.ts';
import { LiveRefusal } from './LiveRefusal.ts';
import { MediaPublisher } from './MediaPublisher.ts';
import { MediaSession } from './MediaSession.ts';
import type { PhoneSession } from './PhoneSession.ts';
import type { HubDeps } from './MessageHub.ts';
import { readMediaRequest } from './mediaRequest.ts';
import { ShownMedia } from './ShownMedia.ts';
import { refuseOlder } from './refuseOlder.ts';

type Call = Extract<MediaRequest, { call: string }>;
type Join = Extract<Call, { call: 'join' }>;

/**
 * The media sent in each channel, and the exchange of descriptions between browsers and the SFU.
 */
export class MediaHub {
  readonly recorder: EmbeddedRecorder;
  readonly voices: EmbeddedVoices;
  readonly #deps: HubDeps;
  readonly #toSfu: (message: ToSfu) => void;
  readonly #sessions = new Map<Uid, MediaSession>();
  readonly #byKey = new Map<string, MediaSession>();
  readonly #publisher = new MediaPublisher(this.#sessions);
  readonly #shown: ShownMedia;
  readonly #banned = new Set<Uid>();
  /** Each member's rights set by the server, which override their token. */
  readonly #rights = new Map<Uid, MediaRights>();

  constructor(deps: HubDeps, toSfu: (message: ToSfu) => void) {
    this.#deps = deps;
    this.#toSfu = toSfu;
    this.#shown = new ShownMedia(this.#publisher, toSfu);
    this.recorder = new EmbeddedRecorder(this.#sessions, toSfu);
    this.voices = new EmbeddedVoices(this.#sessions, toSfu);
  }

  /** Accepts a new socket. */
  connect(connection: Connection): ConnectionHandler {
    let session: MediaSession | undefined;
    return {
      receive: (frame) => {
        const question = readMediaRequest(frame);
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
          // A new or returning member gets the list of members and their media.
          if (session?.connection === connection) this.#publisher.publishWhoIsThere(session);
        } else {
          const { id } = question;
          answerCall(connection, id, this.#deps.report, () => this.#carryOut(session, question));
        }
      },
      closed: () => {
        if (session?.connection !== connection) return;
        session.connection = undefined;
        session.awaySince = this.#deps.clock.elapsedMs();
      },
    };
  }

  /** Passes messages from the SFU to the browser they are for. */
  fromSfu(message: FromSfu): void {
    if (message.type === 'problem') this.#deps.report(new Error(`SFU: ${message.message}`));
    if (message.type === 'recordFailed') {
      this.#deps.report(new Error(`SFU: ${message.message}`));
      this.recorder.failed(message.folder);
    }
    if (message.type === 'recorded') this.recorder.whole(message.folder);
    if (!('life' in message)) return;
    const session = this.#byKey.get(message.peer);
    if (session?.life !== message.life) return;
    switch (message.type) {
      case 'answer':
        session.notify({ description: message.sdp });
        return;
      case 'offer':
        session.notify({ offer: message.sdp, slots: this.#named(message.slots) });
        return;
      case 'slots':
        session.notify({ slots: this.#named(message.slots) });
        return;
      case 'candidate': {
        const { side, candidate, mid } = message;
        session.notify({ candidate: { side, candidate, mid } });
        return;
      }
      case 'speech':
        this.voices.messages(session, Buffer.from(message.sound, 'base64'));
        return;
      case 'lost':
        // Both connections may end at once: the member is notified of the first.
        session.life += 1;
        session.notify({ restart: true });
    }
  }

  /** The SFU has restarted: everyone opens their connections again. */
  sfuRestarted(): void {
    this.recorder.restarted();
    for (const session of this.#sessions.values()) {
      this.#reopen(session);
      session.notify({ restart: true });
    }
  }

  /**
   * Ends sessions with an expired token or a connection lost for too long. Called once a second.
   */
  sweep(): void {
    const { clock } = this.#deps;
    const now = clock.now().getTime();
    for (const session of this.#sessions.values()) {
      if (session.claims.expiresAt <= now) this.#end(session, 'token-expired', 'left');
      else if (isGone(session.awaySince, clock)) {
        this.#end(session, 'left', 'timeout');
      } else session.warn(now);
    }
  }

  /**
   * Sets the media that a member may send, and whether they receive others. It takes effect at
   * once, regardless of their browser and token; also before they join.
   */
  setRights(uid: Uid, rights: MediaRights): void {
    this.#rights.set(uid, rights);
    const session = this.#sessions.get(uid);
    if (!session) return;
    const { sent, receives, isHidden, seesHidden } = session;
    session.rights = rights;
    // A forbidden video lost its slot: it returns if one is free.
    if (!sent.includes('video')) {
      session.flowing = fittingKinds(session.flowing, this.#publisher.others(session));
    }
    this.#shown.handleRights(session, { sent, receives, isHidden, seesHidden });
  }

  /**
   * Stops one kind of a member's media, regardless of their browser; it flows again when they
   * restart it.
   */
  stopMedia(uid: Uid, kind: MediaKind): void {
    const session = this.#sessions.get(uid);
    if (!session) return;
    const { sent } = session;
    session.flowing = session.flowing.filter((one) => one !== kind);
    this.#shown.publishFlow(session, sent);
  }

  /** Returns the key of a member's media while they are present. */
  keyOf(uid: Uid): string | undefined {
    return this.#sessions.get(uid)?.key;
  }

  /**
   * Adds a participant without a browser. @param begin describes it to the SFU once the peer is
   * open
   */
  admit(session: PhoneSession, begin: ToSfu): void {
    this.#takeIn(session, begin);
    this.#shown.publishFlow(session, []);
    this.#publisher.notifySenders(session);
  }

  /** Handles its end. */
  dismiss(session: PhoneSession): void {
    if (this.#byKey.has(session.key)) this.#end(session, 'left', 'left');
  }

  /** Drops the rights of members whose meeting is over. */
  forget(uids: Iterable<Uid>): void {
    for (const uid of uids) {
      this.#rights.delete(uid);
      this.#banned.delete(uid);
    }
  }

  /** Lifts a member's ban. */
  unban(uid: Uid): void {
    this.#banned.delete(uid);
  }

  /** Ends a member's session and refuses new ones. */
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
      this.#toSfu({ type: 'refresh', peer: known.key });
      return known;
    }
    refuseOlder(known, resume);
    if (known) this.#end(known, 'uid-conflict', 'left');
    const session = new MediaSession(randomUUID(), claims, role, connection, resume);
    this.#takeIn(session);
    this.#deps.presence?.joined(claims.channel, uid);
    return session;
  }

  #takeIn(session: MediaSession, begin?: ToSfu): void {
    const { uid } = session.claims;
    session.rights = this.#rights.get(uid);
    this.#sessions.set(uid, session);
    this.#byKey.set(session.key, session);
    this.#toSfu({ type: 'open', peer: session.key, life: session.life });
    if (begin) this.#toSfu(begin);
    this.recorder.opened(session);
    this.voices.opened(session);
    if (session.role === 'host') this.#publisher.publishToOthers(session, 'userJoined', { uid });
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
        session.flowing = fittingKinds(call.kinds, this.#publisher.others(session));
        this.#shown.publishFlow(session, before);
        if (session.flowing.length < call.kinds.length) {
          throw new LiveRefusal('limit', 'Twelve pictures are sent already');
        }
        return null;
      }
      case 'subscribe': {
        const sender = this.#sender(session, call.from, call.kind);
        this.#toSfu({ type: 'subscribe', peer: session.key, from: sender.key, kind: call.kind });
        return null;
      }
      case 'unsubscribe': {
        const from = this.#sessions.get(call.from)?.key;
        if (from !== undefined) {
          this.#toSfu({ type: 'unsubscribe', peer: session.key, from, kind: call.kind });
        }
        return null;
      }
      case 'reopen':
        this.#reopen(session);
        return null;
      case 'leave':
        this.#end(session, 'left', 'left');
        return null;
    }
  }

  /** Media sections by their senders' uids. */
  #named(slots: readonly SfuSlot[]): MediaSlot[] {
    return slots.flatMap(({ mid, from, kind }) => {
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
      this.#publisher.publishToOthers(session, 'userJoined', { uid });
      return;
    }
    session.flowing = [];
    this.#shown.publishFlow(session, before);
    this.#publisher.publishToOthers(session, 'userLeft', { uid, reason: 'became-audience' });
  }

  /** @throws LiveRefusal `invalid-state` as audience, `auth` without the right to send */
  #requireHost(session: MediaSession): void {
    if (session.role !== 'host') throw new LiveRefusal('invalid-state', 'The audience listens');
    if (session.allowed.length === 0) throw new LiveRefusal('auth', 'Not for this role');
  }

  #sender(session: MediaSession, from: Uid, kind: MediaKind): MediaSession {
    if (!session.receives) throw new LiveRefusal('invalid-state', 'Nothing is shown yet');
    const sender = this.#sessions.get(from);
    if (
      sender?.claims.channel !== session.claims.channel ||
      !sender.shownTo(session).includes(kind)
    ) {
      throw new LiveRefusal('invalid-state', `${from} sends no ${kind}`);
    }
    return sender;
  }

  #end(session: MediaSession, reason: MediaCloseReason, left: 'left' | 'timeout'): void {
    const { uid } = session.claims;
    this.#sessions.delete(uid);
    this.#byKey.delete(session.key);
    this.#toSfu({ type: 'close', peer: session.key });
    if (session.role === 'host')
      this.#publisher.publishToOthers(session, 'userLeft', { uid, reason: left });
    session.notify({ closed: reason });
    session.connection?.close();
  }

  /** Restarts both connections and discards the SFU's old ones. */
  #reopen(session: MediaSession): void {
    this.#toSfu({ type: 'close', peer: session.key });
    session.life += 1;
    this.#toSfu({ type: 'open', peer: session.key, life: session.life });
    this.#toSfu({ type: 'allow', peer: session.key, kinds: session.sent });
    this.recorder.opened(session);
    this.voices.opened(session);
  }
}
