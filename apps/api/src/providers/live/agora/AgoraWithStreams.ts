import type { Server } from 'node:http';
import type { Attributes, Uid } from '@rostra/contract/live';
import type { EmbeddedLive } from '../embedded/EmbeddedLive.ts';
import { isStreamChannel } from '../LiveProvider.ts';
import type {
  LivePresence,
  LiveProvider,
  LiveTicket,
  MediaRights,
  RunningLive,
} from '../LiveProvider.ts';
import type { Visibility } from '../Visibility.ts';
import type { AgoraLive } from './AgoraLive.ts';

/**
 * Live sessions on Agora, except those that play a stream: their messages go through the built-in
 * hub, so that no vendor code is loaded there (LMED-22).
 */
export class AgoraWithStreams implements RunningLive {
  readonly vendor = 'agora';
  readonly appId: string;
  readonly iceServers = [];
  readonly #agora: AgoraLive;
  readonly #streams: EmbeddedLive;
  /** Members of rooms with a stream. */
  readonly #listeners = new Set<Uid>();

  constructor(agora: AgoraLive, streams: EmbeddedLive) {
    this.#agora = agora;
    this.#streams = streams;
    this.appId = agora.appId;
  }

  get recorder() {
    return this.#agora.recorder;
  }

  get phones() {
    return this.#agora.phones;
  }

  get voices() {
    return this.#agora.voices;
  }

  get converter() {
    return this.#agora.converter;
  }

  get webhooks() {
    return this.#agora.webhooks;
  }

  issueTokens(ticket: LiveTicket, validMs: number) {
    return this.#of(ticket.channel, ticket.uid).issueTokens(ticket, validMs);
  }

  isOf(token: string, uid: Uid): boolean {
    return this.#agora.isOf(token, uid) || this.#streams.isOf(token, uid);
  }

  send(channel: string, text: string, to?: ReadonlySet<Uid>): void {
    this.#of(channel).send(channel, text, to);
  }

  setMember(channel: string, uid: Uid, attributes: Attributes, visibility: Visibility): void {
    this.#of(channel, uid).setMember(channel, uid, attributes, visibility);
  }

  setChannel(channel: string, attributes: Attributes): void {
    this.#of(channel).setChannel(channel, attributes);
  }

  /** Nobody sends while a stream plays, so there is nothing to restrict. */
  setMediaRights(uid: Uid, rights: MediaRights): void {
    if (!this.#listeners.has(uid)) this.#agora.setMediaRights(uid, rights);
  }

  stopMedia(): void {
    this.#agora.stopMedia();
  }

  ban(uid: Uid): void {
    this.#streams.ban(uid);
    if (!this.#listeners.has(uid)) this.#agora.ban(uid);
  }

  unban(uid: Uid): void {
    this.#streams.unban(uid);
    if (!this.#listeners.has(uid)) this.#agora.unban(uid);
  }

  revokeTokens(uid: Uid, before: Date): void {
    this.#streams.revokeTokens(uid, before);
  }

  online(channel: string): readonly Uid[] {
    return this.#of(channel).online(channel);
  }

  isReached(uid: Uid): boolean {
    return this.#agora.isReached(uid) || this.#streams.isReached(uid);
  }

  forget(channel: string, uids: readonly Uid[]): void {
    this.#of(channel).forget(channel, uids);
    for (const uid of uids) this.#listeners.delete(uid);
  }

  follow(presence: LivePresence): void {
    this.#streams.follow({ ...presence, swept: () => undefined });
    this.#agora.follow(presence);
  }

  serve(server: Server): void {
    this.#streams.serve(server);
  }

  sweep(): void {
    this.#streams.sweep();
    this.#agora.sweep();
  }

  tick(): void {
    this.#streams.tick();
  }

  closeSockets(): void {
    this.#streams.closeSockets();
  }

  stopSfu(): Promise<void> {
    return this.#streams.stopSfu();
  }

  #of(channel: string, uid?: Uid): LiveProvider {
    if (!isStreamChannel(channel)) return this.#agora;
    if (uid !== undefined) this.#listeners.add(uid);
    return this.#streams;
  }
}
