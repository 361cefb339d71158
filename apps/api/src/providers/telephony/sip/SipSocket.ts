import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import type { SipPlace } from './via.ts';

/** What carries messages: packets that may be lost, doubled and forged. */
export interface SipTransport {
  /** Where others reach us. */
  readonly local: SipPlace;
  /** Loses what cannot be sent: whoever waits for an answer sends again. */
  send(packet: Buffer, to: SipPlace): void;
  follow(taken: (packet: Buffer, from: SipPlace) => void): void;
  close(): Promise<void>;
}

/** Where a socket listens, and how it is reached from outside. */
export interface SipSocketPlace {
  readonly address: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** The address that others see, when it is another one. */
  readonly publicAddress?: string;
}

/** The UDP socket of the signalling. */
export class SipSocket implements SipTransport {
  readonly local: SipPlace;
  readonly #socket: Socket;

  private constructor(socket: Socket, local: SipPlace) {
    this.#socket = socket;
    this.local = local;
  }

  /**
   * Begins to listen.
   *
   * @throws the system's error when the port is taken
   */
  static async open(place: SipSocketPlace): Promise<SipSocket> {
    const socket = createSocket(place.address.includes(':') ? 'udp6' : 'udp4');
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.bind(place.port, place.address, () => {
        socket.off('error', reject);
        resolve();
      });
    });
    // A port that nobody listens at is told back to us; the call ends by its own limit of time.
    socket.on('error', () => undefined);
    const { port } = socket.address();
    return new SipSocket(socket, { address: place.publicAddress ?? place.address, port });
  }

  send(packet: Buffer, { address, port }: SipPlace): void {
    this.#socket.send(packet, port, address, () => undefined);
  }

  follow(taken: (packet: Buffer, from: SipPlace) => void): void {
    this.#socket.on('message', (packet, { address, port }) => taken(packet, { address, port }));
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.close(resolve);
    });
  }
}
