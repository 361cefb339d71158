import { monitorUidOf } from '@rostra/contract/live';
import type { FromSfu, ToSfu } from '../../../sfu/protocol.ts';
import type { PhoneLegsListener, PhoneVoice, RtpEndpoint } from '../../telephony/PhoneLegs.ts';
import type { CallEndpoint, PhonePrompt } from '../../telephony/TelephonyProvider.ts';
import type { LivePhones, MonitorListener } from '../LiveProvider.ts';
import type { MediaHub } from './MediaHub.ts';
import { PhoneSession } from './PhoneSession.ts';

/** Ms for the media process to open a port. */
const OPEN_MS = 5000;

/** The phones' dependencies on the provider. */
export interface SfuPhonesDeps {
  readonly media: MediaHub;
  readonly toSfu: (message: ToSfu) => void;
  /** Starts the media process if it is not running. */
  readonly ensure: () => void;
  /** Address at which phones reach the media process. */
  readonly address: string;
}

/** A call with an open port. */
interface OpenCall {
  readonly port: number;
  /** Undefined until the phone's address is known. */
  voice: PhoneVoice | undefined;
  /** A new media process opens its port again. */
  isReturning: boolean;
}

interface Opening {
  readonly opened: (port: number) => void;
  readonly refused: (reason: string) => void;
}

/** The audio of phones in the media process, and their seats among the channels' members. */
export class SfuPhones implements LivePhones {
  readonly #deps: SfuPhonesDeps;
  readonly #opening = new Map<string, Opening>();
  readonly #calls = new Map<string, OpenCall>();
  /** Ports given up before the media process answered; one that it opens later is closed. */
  readonly #givenUp = new Set<string>();
  readonly #sessions = new Map<string, PhoneSession>();
  readonly #monitors = new Map<
    string,
    { readonly session: PhoneSession; readonly listener: MonitorListener }
  >();
  #listener: PhoneLegsListener | undefined;
  /** Monitors so far; they are no members and visible to nobody. */
  #monitorCount = 0;

  constructor(deps: SfuPhonesDeps) {
    this.#deps = deps;
  }

  follow(listener: PhoneLegsListener): void {
    this.#listener = listener;
  }

  open(id: string): Promise<RtpEndpoint> {
    const { ensure, toSfu, address } = this.#deps;
    ensure();
    return new Promise((resolve, reject) => {
      const refused = (reason: string): void => {
        clearTimeout(timer);
        this.#opening.delete(id);
        reject(new Error(reason));
      };
      const timer = setTimeout(() => {
        this.#givenUp.add(id);
        refused('The media process does not answer');
      }, OPEN_MS);
      const opened = (port: number): void => {
        clearTimeout(timer);
        this.#opening.delete(id);
        this.#calls.set(id, { port, voice: undefined, isReturning: false });
        resolve({ address, port });
      };
      this.#opening.set(id, { opened, refused });
      toSfu({ type: 'phoneOpen', phone: id });
    });
  }

  connect(id: string, voice: PhoneVoice): void {
    const call = this.#calls.get(id);
    if (call) call.voice = voice;
    this.#deps.toSfu({ type: 'phoneConnect', phone: id, voice });
  }

  enter(id: string, { channel, uid }: CallEndpoint): void {
    const { media, toSfu } = this.#deps;
    const before = this.#sessions.get(id);
    if (before) media.dismiss(before);
    const admit = { channel, uid, role: 'host' } as const;
    const session = new PhoneSession(admit, toSfu, (other) => media.keyOf(other));
    this.#sessions.set(id, session);
    media.admit(session, { type: 'phoneEnter', phone: id, peer: session.key });
  }

  play(id: string, prompt: PhonePrompt): void {
    this.#deps.toSfu({ type: 'phonePlay', phone: id, prompt });
  }

  sendKeys(id: string, keys: string): void {
    this.#deps.toSfu({ type: 'phoneKeys', phone: id, keys });
  }

  close(id: string): void {
    const session = this.#sessions.get(id);
    this.#sessions.delete(id);
    // Its port may be opening: closed before it is open, it would stay open.
    if (this.#calls.get(id)?.isReturning === true) this.#givenUp.add(id);
    this.#calls.delete(id);
    if (session) this.#deps.media.dismiss(session);
    this.#deps.toSfu({ type: 'phoneClose', phone: id });
  }

  monitor(channel: string, listener: MonitorListener): () => void {
    const { media, toSfu, ensure } = this.#deps;
    ensure();
    const admit = { channel, uid: monitorUidOf(this.#monitorCount), role: 'audience' } as const;
    this.#monitorCount += 1;
    const session = new PhoneSession(admit, toSfu, (other) => media.keyOf(other));
    this.#monitors.set(session.key, { session, listener });
    media.admit(session, { type: 'monitor', peer: session.key });
    return () => {
      if (this.#monitors.delete(session.key)) media.dismiss(session);
    };
  }

  /** Handles the media process's messages about phones. */
  fromSfu(message: FromSfu): void {
    switch (message.type) {
      case 'phoneOpened':
        this.#answered(message.phone, message.port);
        return;
      case 'phoneRefused':
        this.#refused(message.phone, message.message);
        return;
      case 'phoneKey':
        this.#listener?.key(message.phone, message.key);
        return;
      case 'phoneLost':
        this.#listener?.lost(message.phone);
        return;
      case 'heard':
        this.#monitors.get(message.peer)?.listener.heard(Buffer.from(message.sound, 'base64'));
    }
  }

  /**
   * Handles an opened port; one that nobody waits for would otherwise stay open until the media
   * process ends.
   */
  #answered(id: string, port: number): void {
    const opening = this.#opening.get(id);
    const call = this.#calls.get(id);
    if (opening) opening.opened(port);
    else if (call?.isReturning === true) this.#returned(id, call);
    else if (this.#givenUp.delete(id)) this.#deps.toSfu({ type: 'phoneClose', phone: id });
  }

  #refused(id: string, reason: string): void {
    this.#givenUp.delete(id);
    this.#opening.get(id)?.refused(reason);
    if (this.#calls.get(id)?.isReturning === true) this.#listener?.lost(id);
  }

  /** The phone has not noticed: it sends to the port it knows, and is heard again. */
  #returned(id: string, call: OpenCall): void {
    call.isReturning = false;
    if (call.voice) this.connect(id, call.voice);
    const claims = this.#sessions.get(id)?.claims;
    if (claims) this.enter(id, claims);
  }

  /** The media process has restarted: ongoing calls return to their former ports. */
  restarted(): void {
    this.#givenUp.clear();
    for (const { refused } of this.#opening.values()) refused('The media process ended');
    for (const [id, call] of this.#calls) {
      call.isReturning = true;
      this.#deps.toSfu({ type: 'phoneOpen', phone: id, port: call.port });
    }
    for (const [key, { session, listener }] of this.#monitors) {
      this.#monitors.delete(key);
      this.#deps.media.dismiss(session);
      listener.ended();
    }
  }
}
