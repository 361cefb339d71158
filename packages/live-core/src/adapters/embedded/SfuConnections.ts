import type { MediaCallName, MediaCalls, MediaFrame, MediaSide } from '@rostra/contract/live';
import { PortError } from '../../ports/PortError.ts';
import type { Cancel, Clock } from '../../time/Clock.ts';
import type { Publishing } from './Publishing.ts';
import { ReceivingConnection } from './ReceivingConnection.ts';
import type { Arrived } from './ReceivingConnection.ts';
import { SendingConnection } from './SendingConnection.ts';
import type { Signalling } from './SendingConnection.ts';
import type { Subscriptions } from './Subscriptions.ts';

/**
 * Ms for which a connection may be silent while the server is heard: longer than a line in doubt
 * waits for its answer, so that a network that is gone is known first.
 */
const SILENT_MS = 2500;
/** Ms within which connections go on by themselves after the line to the server is back. */
const RETURN_MS = 700;

/** What the connections need of their session. */
export interface SfuConnectionsDeps {
  readonly clock: Clock;
  readonly configuration: RTCConfiguration;
  readonly publishing: Publishing;
  readonly subscriptions: Subscriptions;
  readonly ask: <Name extends MediaCallName>(
    call: Name,
    ask: MediaCalls[Name]['ask'],
  ) => Promise<MediaCalls[Name]['answer']>;
  readonly tell: (frame: object) => void;
  /** The network may be gone. */
  readonly doubt: () => void;
  /** What was sent before has no place for its picture any more. */
  readonly crowdedOut: () => void;
  /** Whether the server is heard. */
  readonly isConnected: () => boolean;
}

/** The two connections of a session to the SFU, opened as they are needed and again when they fail. */
export class SfuConnections {
  readonly #deps: SfuConnectionsDeps;
  #sending: SendingConnection | undefined;
  #receiving: ReceivingConnection | undefined;
  #look: Cancel | undefined;
  #isRestarting = false;
  #isAskedAgain = false;
  /** Until the server has given the old connections up, what it says of connections is of those. */
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

  /** Sends what flows now and tells the server of it. */
  async flow(): Promise<void> {
    const { publishing, ask } = this.#deps;
    if (publishing.tracks.length > 0 && !this.#sending) await this.#openSending();
    if (this.#sending) await publishing.send(this.#sending);
    await ask('flow', { kinds: publishing.flowing });
  }

  /** Takes what concerns the connections; anything else is left alone. */
  hear(frame: MediaFrame): void {
    if (this.#isGivingUp) return;
    if ('restart' in frame) void this.restart();
    else if ('description' in frame) void this.#sending?.accept(frame.description);
    else if ('offer' in frame) {
      this.#receiving ??= new ReceivingConnection(
        this.#deps.configuration,
        this.#signalling('subscribe'),
      );
      this.#receiving.accept(frame.offer, frame.places, this.#arrived);
    } else if ('places' in frame) this.#receiving?.assign(frame.places, this.#arrived);
    else if ('candidate' in frame) {
      const { side, candidate, mid } = frame.candidate;
      const to = side === 'publish' ? this.#sending : this.#receiving;
      void to?.addCandidate(candidate, mid);
    }
  }

  /** The line to the server is back: what did not come back with it is opened again. */
  returned(): void {
    const { publishing, subscriptions } = this.#deps;
    const isLacking =
      (publishing.tracks.length > 0 && !this.#sending) ||
      (subscriptions.wishes.length > 0 && !this.#receiving);
    if (isLacking) {
      void this.restart();
      return;
    }
    // What was muted or taken back meanwhile has not been told.
    if (this.#sending) void this.#flowAgain();
    this.#lookIn(RETURN_MS);
  }

  /** Opens both connections again with what was sent and taken before. */
  async restart(): Promise<void> {
    this.#isAskedAgain = true;
    if (this.#isRestarting) return;
    this.#isRestarting = true;
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
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

  readonly #arrived: Arrived = (place, media) => this.#deps.subscriptions.arrive(place, media);

  /** Asked in this order: the server gives the old connections up before it hears of new ones. */
  async #openAgain(): Promise<void> {
    this.close();
    const { ask, subscriptions } = this.#deps;
    this.#isGivingUp = true;
    const givenUp = ask('reopen', {}).finally(() => (this.#isGivingUp = false));
    const asked: Promise<unknown>[] = [givenUp];
    for (const { uid, kind } of subscriptions.wishes) {
      asked.push(ask('subscribe', { from: uid, kind }));
    }
    // What fails with the line is asked again when the line is back.
    await Promise.allSettled([...asked, this.#flowAgain()]);
  }

  /** What fails with the line is told again when the line is back. */
  async #flowAgain(): Promise<void> {
    try {
      await this.flow();
    } catch (error) {
      if (error instanceof PortError && error.code === 'limit') this.#deps.crowdedOut();
    }
  }

  async #openSending(): Promise<void> {
    const { configuration, publishing } = this.#deps;
    const signalling = this.#signalling('publish');
    const sending = new SendingConnection(configuration, signalling, publishing.minKbps);
    this.#sending = sending;
    try {
      await this.#deps.ask('offer', { sdp: await sending.offer() });
    } catch (error) {
      sending.close();
      if (this.#sending === sending) this.#sending = undefined;
      throw error;
    }
  }

  #signalling(side: MediaSide): Signalling {
    const { tell, doubt } = this.#deps;
    return {
      describe: (sdp) => tell({ answer: sdp }),
      candidate: (candidate, mid) => tell({ candidate: { side, candidate, mid } }),
      failed: () => void this.restart(),
      silent: () => {
        doubt();
        this.#lookIn(SILENT_MS);
      },
    };
  }

  /** A connection that is silent then, though the server is heard, is opened again. */
  #lookIn(ms: number): void {
    this.#look?.();
    this.#look = this.#deps.clock.schedule(ms, () => {
      const isSilent = this.#sending?.isSilent === true || this.#receiving?.isSilent === true;
      if (isSilent && this.#deps.isConnected()) void this.restart();
    });
  }
}
