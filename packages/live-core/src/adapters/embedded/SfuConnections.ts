import type { MediaCallName, MediaCalls, MediaFrame, MediaSide } from '@rostra/contract/live';
import { PortError } from '../../ports/PortError.ts';
import type { Cancel, Clock } from '../../time/Clock.ts';
import type { Publishing } from './Publishing.ts';
import { ReceivingConnection } from './ReceivingConnection.ts';
import type { Arrived } from './ReceivingConnection.ts';
import { SendingConnection } from './SendingConnection.ts';
import type { Signaling } from './SendingConnection.ts';
import type { Subscriptions } from './Subscriptions.ts';

/**
 * Ms for which a connection may be silent while the server is reachable.
 * Longer than a doubtful connection waits for its answer, so that a lost network is noticed first.
 */
const SILENT_MS = 2500;
/** Ms within which connections recover by themselves after the server connection is back. */
const RETURN_MS = 700;

/** Dependencies of the connections on their session. */
export interface SfuConnectionsDeps {
  readonly clock: Clock;
  readonly configuration: RTCConfiguration;
  readonly publishing: Publishing;
  readonly subscriptions: Subscriptions;
  readonly ask: <Name extends MediaCallName>(
    call: Name,
    ask: MediaCalls[Name]['ask'],
  ) => Promise<MediaCalls[Name]['answer']>;
  readonly notify: (frame: object) => void;
  /** The network may be gone. */
  readonly doubt: () => void;
  /** There is no slot for the video any more. */
  readonly crowdedOut: () => void;
  /** Whether the server is reachable. */
  readonly isConnected: () => boolean;
}

/** The two connections of a session to the SFU, opened as needed and reopened after a failure. */
export class SfuConnections {
  readonly #deps: SfuConnectionsDeps;
  #sending: SendingConnection | undefined;
  #receiving: ReceivingConnection | undefined;
  #look: Cancel | undefined;
  #isRestarting = false;
  #isRequestedAgain = false;
  /** While the server is closing the old connections, its messages are about those. */
  #isGivingUp = false;

  constructor(deps: SfuConnectionsDeps) {
    this.#deps = deps;
  }

  get sending(): SendingConnection | undefined {
    return this.#sending;
  }

  get receiving(): ReceivingConnection | undefined {
    return this.#receiving;
  }

  /** Sends the current media and reports it to the server. */
  async flow(): Promise<void> {
    const { publishing, ask } = this.#deps;
    if (publishing.tracks.length > 0 && !this.#sending) await this.#openSending();
    if (this.#sending) await publishing.send(this.#sending);
    await ask('flow', { kinds: publishing.flowing });
  }

  /** Handles frames about the connections; ignores all others. */
  hear(frame: MediaFrame): void {
    if (this.#isGivingUp) return;
    if ('restart' in frame) void this.restart();
    else if ('description' in frame) void this.#sending?.accept(frame.description);
    else if ('offer' in frame) {
      this.#receiving ??= new ReceivingConnection(
        this.#deps.configuration,
        this.#signaling('subscribe'),
      );
      this.#receiving.accept(frame.offer, frame.slots, this.#arrived);
    } else if ('slots' in frame) this.#receiving?.assign(frame.slots, this.#arrived);
    else if ('candidate' in frame) {
      const { side, candidate, mid } = frame.candidate;
      const to = side === 'publish' ? this.#sending : this.#receiving;
      void to?.addCandidate(candidate, mid);
    }
  }

  /** Reopens connections that did not recover when the server connection came back. */
  returned(): void {
    const { publishing, subscriptions } = this.#deps;
    const isLacking =
      (publishing.tracks.length > 0 && !this.#sending) ||
      (subscriptions.requested.length > 0 && !this.#receiving);
    if (isLacking) {
      void this.restart();
      return;
    }
    // Mutes and unpublished tracks have not been reported meanwhile.
    if (this.#sending) void this.#flowAgain();
    this.#lookIn(RETURN_MS);
  }

  /** Reopens both connections with the media sent and received before. */
  async restart(): Promise<void> {
    this.#isRequestedAgain = true;
    if (this.#isRestarting) return;
    this.#isRestarting = true;
    while (this.#isRequestedAgain) {
      this.#isRequestedAgain = false;
      await this.#openAgain();
    }
    this.#isRestarting = false;
  }

  close(): void {
    this.#look?.();
    this.#sending?.close();
    this.#sending = undefined;
    this.#receiving?.close();
    this.#receiving = undefined;
  }

  readonly #arrived: Arrived = (slot, media) => this.#deps.subscriptions.arrive(slot, media);

  /** Reopens in this order: the server closes old connections before it gets new requests. */
  async #openAgain(): Promise<void> {
    this.close();
    const { ask, subscriptions } = this.#deps;
    this.#isGivingUp = true;
    const givenUp = ask('reopen', {}).finally(() => (this.#isGivingUp = false));
    const requests: Promise<unknown>[] = [givenUp];
    for (const { uid, kind } of subscriptions.requested) {
      requests.push(ask('subscribe', { from: uid, kind }));
    }
    // Requests that fail with the connection are repeated once it is back.
    await Promise.allSettled([...requests, this.#flowAgain()]);
  }

  /** Sends the current media again; a failed report is repeated once the connection is back. */
  async #flowAgain(): Promise<void> {
    try {
      await this.flow();
    } catch (error) {
      if (error instanceof PortError && error.code === 'limit') this.#deps.crowdedOut();
    }
  }

  async #openSending(): Promise<void> {
    const { configuration, publishing } = this.#deps;
    const signaling = this.#signaling('publish');
    const sending = new SendingConnection(configuration, signaling, publishing.minKbps);
    this.#sending = sending;
    try {
      await this.#deps.ask('offer', { sdp: await sending.offer() });
    } catch (error) {
      sending.close();
      if (this.#sending === sending) this.#sending = undefined;
      throw error;
    }
  }

  #signaling(side: MediaSide): Signaling {
    const { notify, doubt } = this.#deps;
    return {
      describe: (sdp) => notify({ answer: sdp }),
      candidate: (candidate, mid) => notify({ candidate: { side, candidate, mid } }),
      failed: () => void this.restart(),
      silent: () => {
        doubt();
        this.#lookIn(SILENT_MS);
      },
    };
  }

  /** Reopens a connection that is still silent after `ms` while the server is reachable. */
  #lookIn(ms: number): void {
    this.#look?.();
    this.#look = this.#deps.clock.schedule(ms, () => {
      const isSilent = this.#sending?.isSilent === true || this.#receiving?.isSilent === true;
      if (isSilent && this.#deps.isConnected()) void this.restart();
    });
  }
}
