import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import type { TransportAddress } from './via.ts';

/** Carries messages as packets, which may be lost, duplicated and forged. */
export interface SipTransport {
  /** The address at which others reach us. */
  readonly local: TransportAddress;
  /** Drops packets that cannot be sent: the waiting side sends again. */
  send(packet: Buffer, to: TransportAddress): void;
  follow(taken: (packet: Buffer, from: TransportAddress) => void): void;
  close(): Promise<void>;
}

/** The address on which a socket listens, and its address from outside. */
export interface SipSocketOptions {
  readonly address: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** The address seen by others, if it differs. */
  readonly publicAddress?: string;
}

/** The UDP socket of the signaling. */
export class SipSocket implements SipTransport {
  readonly local: TransportAddress;
  readonly #socket: Socket;

  private constructor(socket: Socket, local: TransportAddress) {
    this.#socket = socket;
    this.local = local;
  }

  /**
   * Starts listening.
   *
   * @throws the system's error when the port is taken
   */
  static async open(place: SipSocketOptions): Promise<SipSocket> {
    const socket = createSocket(place.address.includes(':') ? 'udp6' : 'udp4');
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.bind(place.port, place.address, () => {
        socket.off('error', reject);
        resolve();
      });
    });
    // The system reports packets to a closed port back to us; the call ends by its own time limit.
    socket.on('error', () => undefined);
    const { port } = socket.address();
    return new SipSocket(socket, { address: place.publicAddress ?? place.address, port });
  }

  send(packet: Buffer, { address, port }: TransportAddress): void {
    this.#socket.send(packet, port, address, () => undefined);
  }

  follow(taken: (packet: Buffer, from: TransportAddress) => void): void {
    this.#socket.on('message', (packet, { address, port }) => taken(packet, { address, port }));
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.close(resolve);
    });
  }
}
