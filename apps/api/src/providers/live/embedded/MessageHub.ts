import { randomUUID } from 'node:crypto';
import { MEMBERS_PER_PAGE, SERVER_ATTRIBUTES, SERVER_UID } from '@rostra/contract/live';
import type {
  Attributes,
  MessagingCloseReason,
  MessagingRequest,
  ResumeRequest,
  Uid,
} from '@rostra/contract/live';
import type { Clock } from '#platform/clock/Clock.ts';
import { DEFAULT_VISIBILITY } from '../Visibility.ts';
import type { Visibility } from '../Visibility.ts';
import { answerCall } from './answerCall.ts';
import { ChannelBroadcaster } from './ChannelBroadcaster.ts';
import type { Connection, ConnectionHandler } from './Connection.ts';
import { isGone } from './isGone.ts';
import { LiveRefusal } from './LiveRefusal.ts';
import type { LiveTokens } from './LiveTokens.ts';
import { MessageChannel } from './MessageChannel.ts';
import { MessageSession } from './MessageSession.ts';
import { readMessagingRequest } from './messagingRequest.ts';
import { isSame, isServers, ownAttributes } from './ownAttributes.ts';
import { refuseOlder } from './refuseOlder.ts';
import { membersFor } from './publishPresence.ts';
import { PublishedAttributes } from './PublishedAttributes.ts';

type Call = Extract<MessagingRequest, { call: string }>;
type Login = Extract<Call, { call: 'login' }>;

/** The hub's dependencies on the server. */
export interface HubDeps {
  readonly clock: Clock;
  readonly tokens: LiveTokens;
  readonly report: (error: unknown) => void;
  /** Receives joins and leaves of channels. */
  readonly presence?: ChannelPresence;
}

/** The receiver of joins and leaves. */
export interface ChannelPresence {
  readonly joined: (channel: string, uid: Uid) => void;
  readonly left: (channel: string, uid: Uid) => void;
}

/**
 * Messaging, presence and attributes of the built-in provider, in memory. Lasting state is in the
 * database, where clients read it. The token alone defines a member's identity.
 */
export class MessageHub {
  readonly #deps: HubDeps;
  readonly #sessions = new Map<Uid, MessageSession>();
  readonly #channels = new Map<string, MessageChannel>();
  readonly #banned = new Set<Uid>();
  readonly #notified = new PublishedAttributes();
  readonly #voice = new ChannelBroadcaster(this.#sessions, this.#notified);

  constructor(deps: HubDeps) {
    this.#deps = deps;
  }

  /** Accepts a new socket. */
  connect(connection: Connection): ConnectionHandler {
    let session: MessageSession | undefined;
    return {
      receive: (frame) => {
        const question = readMessagingRequest(frame);
        if (question === undefined) {
          connection.close();
        } else if ('ping' in question) {
          connection.send(JSON.stringify({ pong: question.ping }));
        } else if (question.call === 'login') {
          answerCall(connection, question.id, this.#deps.report, () => {
            const login = this.#login(question, connection);
            session = login.session;
            return login.answer;
          });
          if (session?.connection === connection) this.#replay(session, question.resume);
        } else {
          const { id } = question;
          answerCall(connection, id, this.#deps.report, () => this.#carryOut(session, question));
        }
      },
      closed: () => {
        if (session?.connection === connection) session.lose(this.#deps.clock.elapsedMs());
      },
    };
  }

  /**
   * Ends sessions with an expired token or a connection lost for too long. Called once a second.
   */
  sweep(): void {
    const now = this.#now();
    for (const session of this.#sessions.values()) {
      if (session.claims.expiresAt <= now) this.#end(session, 'token-expired', 'left');
      else if (isGone(session.awaySince, this.#deps.clock)) {
        this.#end(session, 'logout', 'timeout');
      } else session.warn(now);
    }
  }

  /** Publishes the gathered changes of presence. Called each `PRESENCE_TICK_MS`. */
  tick(): void {
    for (const channel of this.#channels.values()) this.#voice.tick(channel);
  }

  /** Lifts a member's ban. */
  unban = (uid: Uid): boolean => this.#banned.delete(uid);

  /** Ends a member's session and refuses new ones. */
  ban(uid: Uid): void {
    this.#banned.add(uid);
    const session = this.#sessions.get(uid);
    if (session) this.#end(session, 'banned', 'left');
  }

  /**
   * Sends a message of the server in a channel.
   *
   * @param to receivers; everyone when absent
   */
  announce(name: string, text: string, to?: ReadonlySet<Uid>): void {
    const channel = this.#channels.get(name);
    if (!channel) return;
    const payload = { channel: name, from: SERVER_UID, text, at: this.#now() };
    const hears = to === undefined ? undefined : (uid: Uid): boolean => to.has(uid);
    this.#voice.notify(channel, 'message', payload, hears);
  }

  /**
   * Sets a member's attributes from the server, replacing the previous ones; also before they join.
   */
  setMember(name: string, uid: Uid, attributes: Attributes, visibility: Visibility): void {
    const known = this.#notified.visibilityOf(name, uid) ?? DEFAULT_VISIBILITY;
    this.#notified.setMember(name, uid, attributes, visibility);
    const channel = this.#channels.get(name);
    if (!channel?.has(uid)) return;
    const gone = SERVER_ATTRIBUTES.filter((key) => !(key in attributes));
    const before = channel.attributesOf(uid);
    const all = channel.mergeMember(uid, attributes, gone);
    if (!isSame(before, all) || known.isPublic !== visibility.isPublic) {
      this.#voice.change(channel, uid, 'changed', true);
    }
    if (known.audienceView !== visibility.audienceView) this.#voice.showAgain(channel, uid);
  }

  /**
   * Sets a channel's attributes from the server, replacing the previous ones; also while it is
   * empty.
   */
  setChannel(name: string, attributes: Attributes): void {
    const gone = Object.keys(this.#notified.ofChannel(name)).filter((key) => !(key in attributes));
    this.#notified.setChannel(name, attributes);
    const channel = this.#channels.get(name);
    if (!channel) return;
    channel.merge(attributes, gone, undefined);
    this.#voice.notify(
      channel,
      'channelAttributes',
      { channel: name, ...channel.attributes },
      undefined,
    );
  }

  /** Returns the members in a channel, including those whose connection is interrupted. */
  online(name: string): Uid[] {
    return Array.from(this.#channels.get(name)?.uids ?? []);
  }

  /** Returns whether a member is reachable at this moment. */
  isReached(uid: Uid): boolean {
    return this.#sessions.get(uid)?.connection !== undefined;
  }

  /** Drops the server's state of a channel whose meeting is over, and of its members. */
  forget(name: string, uids: Iterable<Uid>): void {
    this.#notified.forget(name);
    for (const uid of uids) this.#banned.delete(uid);
  }

  #login(
    { uid, token, resume }: Login,
    connection: Connection,
  ): { session: MessageSession; answer: object } {
    const claims = this.#deps.tokens.read(token, uid);
    if (this.#banned.has(uid)) throw new LiveRefusal('banned', 'This member was removed');
    const known = this.#sessions.get(uid);
    if (known && resume?.key === known.key) {
      known.connection?.close();
      const kept = known.resume(claims, connection);
      const wasResumed = this.#canReplay(known, resume);
      if (wasResumed) for (const frame of kept) queueMicrotask(() => connection.send(frame));
      return { session: known, answer: { uid, key: known.key, wasResumed } };
    }
    refuseOlder(known, resume?.key);
    if (known) this.#end(known, 'remote-login', 'left');
    const session = new MessageSession(randomUUID(), claims, connection, resume?.key);
    this.#sessions.set(uid, session);
    return { session, answer: { uid, key: session.key, wasResumed: false } };
  }

  #canReplay(session: MessageSession, resume: ResumeRequest): boolean {
    return Array.from(session.channels).every(
      (name) => this.#eventsSince(session, this.#channel(name), resume) !== undefined,
    );
  }

  /** Returns the events a member has missed; undefined when the log no longer has them. */
  #eventsSince(
    session: MessageSession,
    channel: MessageChannel,
    resume: ResumeRequest,
  ): Buffer[] | undefined {
    if (session.reshown.has(channel.name)) return undefined;
    return channel.since(resume.heard[channel.name] ?? -1, session.claims.uid);
  }

  /** Sends the missed events or, if they are unknown, the list of members. */
  #replay(session: MessageSession, resume: ResumeRequest | undefined): void {
    if (resume?.key !== session.key) return;
    for (const name of session.channels) {
      const channel = this.#channel(name);
      const frames = this.#eventsSince(session, channel, resume);
      if (frames) for (const frame of frames) session.sendShared(frame);
      else this.#voice.show(channel, session);
    }
    session.reshown.clear();
  }

  #carryOut(session: MessageSession | undefined, call: Exclude<Call, Login>): unknown {
    if (!session || this.#sessions.get(session.claims.uid) !== session) {
      throw new LiveRefusal('invalid-state', 'Not logged in');
    }
    const { uid } = session.claims;
    switch (call.call) {
      case 'renew':
        session.renew(this.#deps.tokens.read(call.token, uid));
        return null;
      case 'join':
        return this.#join(session, call);
      case 'leave':
        this.#leave(session, call.channel, 'left');
        return null;
      case 'send': {
        const channel = this.#joined(session, call.channel);
        if (!session.claims.mayDirect) throw new LiveRefusal('auth', 'The server speaks here');
        session.countMessage(this.#deps.clock.elapsedMs());
        const payload = { channel: channel.name, from: uid, text: call.text, at: this.#now() };
        this.#voice.notify(channel, 'message', payload, (other) => other !== uid);
        return null;
      }
      case 'sendToPeer': {
        session.countMessage(this.#deps.clock.elapsedMs());
        // Without the right to write to a member, presence is not revealed either.
        const names = Array.from(session.channels);
        if (!names.some((name) => this.#voice.visibilityOf(name, uid).mayWriteToPeers)) {
          throw new LiveRefusal('auth', 'Not for this role');
        }
        const peer = this.#sessions.get(call.to);
        const isDelivered =
          peer?.connection !== undefined && names.some((name) => peer.channels.has(name));
        if (isDelivered) peer.notify({ peer: { from: uid, text: call.text, at: this.#now() } });
        return { isDelivered };
      }
      case 'setMine': {
        const channel = this.#joined(session, call.channel);
        session.countMessage(this.#deps.clock.elapsedMs());
        channel.mergeMember(
          uid,
          ownAttributes(session.claims, call.attributes),
          session.claims.mayDirect ? call.remove : call.remove.filter((key) => !isServers(key)),
        );
        this.#voice.change(channel, uid, 'changed');
        return null;
      }
      case 'setChannel': {
        const channel = this.#joined(session, call.channel);
        if (!session.claims.mayDirect) throw new LiveRefusal('auth', 'Not for this role');
        const revision = channel.merge(call.attributes, call.remove, call.expect);
        const payload = { channel: channel.name, ...channel.attributes };
        this.#voice.notify(channel, 'channelAttributes', payload, undefined);
        return { revision };
      }
      case 'getChannel':
        return this.#joined(session, call.channel).attributes;
      case 'members': {
        const from = Number(call.page ?? 0);
        const channel = this.#joined(session, call.channel);
        const members = membersFor(channel, this.#voice.audience(channel), uid);
        const next = from + MEMBERS_PER_PAGE;
        const page = members.slice(from, next);
        return next < members.length ? { members: page, next: String(next) } : { members: page };
      }
      case 'count': {
        const channel = this.#joined(session, call.channel);
        if (this.#voice.visibilityOf(channel.name, uid).audienceView === 'stage') {
          throw new LiveRefusal('auth', 'Not for this role');
        }
        return channel.count;
      }
    }
  }

  #join(session: MessageSession, call: Extract<Call, { call: 'join' }>): { heard: number } {
    const { uid, channel: own } = session.claims;
    if (call.channel !== own) throw new LiveRefusal('auth', 'The token is for another channel');
    const channel = this.#channel(call.channel);
    const isNew = !channel.has(uid);
    const attributes = {
      ...ownAttributes(session.claims, call.attributes),
      ...this.#notified.ofMember(channel.name, uid),
    };
    channel.enter(uid, attributes);
    session.channels.add(channel.name);
    if (isNew) this.#voice.change(channel, uid, 'joined');
    if (isNew) this.#deps.presence?.joined(channel.name, uid);
    if (channel.presence.isGathering) channel.presence.welcome(uid);
    else queueMicrotask(() => this.#voice.show(channel, session));
    return { heard: channel.number };
  }

  #leave(session: MessageSession, name: string, reason: 'left' | 'timeout'): void {
    session.channels.delete(name);
    const channel = this.#channel(name);
    const { uid } = session.claims;
    if (channel.leave(uid)) {
      this.#voice.change(channel, uid, reason);
      this.#deps.presence?.left(name, uid);
    }
    if (channel.isEmpty) this.#channels.delete(name);
  }

  #end(session: MessageSession, reason: MessagingCloseReason, left: 'left' | 'timeout'): void {
    this.#sessions.delete(session.claims.uid);
    for (const name of Array.from(session.channels)) this.#leave(session, name, left);
    session.notify({ closed: reason });
    session.connection?.close();
  }

  #joined(session: MessageSession, name: string): MessageChannel {
    if (!session.channels.has(name)) throw new LiveRefusal('invalid-state', `Not in ${name}`);
    return this.#channel(name);
  }

  #channel(name: string): MessageChannel {
    const known = this.#channels.get(name);
    if (known) return known;
    const channel = new MessageChannel(name);
    channel.merge(this.#notified.ofChannel(name), [], undefined);
    this.#channels.set(name, channel);
    return channel;
  }

  #now(): number {
    return this.#deps.clock.now().getTime();
  }
}
