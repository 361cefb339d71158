import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';

/** Ports for calls; 0 to 0 lets the system choose. */
export interface RtpPorts {
  readonly from: number;
  readonly to: number;
}

type Taken = (packet: Buffer, from: { readonly address: string; readonly port: number }) => void;

function bind(address: string, port: number): Promise<Socket | undefined> {
  const socket = createSocket('udp4');
  return new Promise((resolve) => {
    socket.once('error', () => {
      socket.close();
      resolve(undefined);
    });
    socket.bind(port, address, () => {
      socket.removeAllListeners('error');
      resolve(socket);
    });
  });
}

/** The UDP port of one call's audio. */
export class RtpSocket {
  readonly port: number;
  readonly #socket: Socket;
  #isClosed = false;

  private constructor(socket: Socket, taken: Taken) {
    this.#socket = socket;
    this.port = socket.address().port;
    // A vanished phone causes ICMP errors here; the call ends through its signaling.
    socket.on('error', () => undefined);
    socket.on('message', (packet, { address, port }) => {
      if (!this.#isClosed) taken(packet, { address, port });
    });
  }

  /**
   * Opens a free port. Only even ones are used, as phones expect (RFC 3550, 11).
   *
   * @throws Error if all ports are taken
   */
  static async open(address: string, { from, to }: RtpPorts, taken: Taken): Promise<RtpSocket> {
    for (let port = from + (from % 2); port <= to; port += 2) {
      const socket = await bind(address, port);
      if (socket) return new RtpSocket(socket, taken);
    }
    throw new Error(`No port for a call's sound is free from ${from} to ${to}`);
  }

  /**
   * Opens the port to which a phone already sends.
   *
   * @throws Error if it is taken
   */
  static async openAgain(address: string, port: number, taken: Taken): Promise<RtpSocket> {
    const socket = await bind(address, port);
    if (!socket) throw new Error(`The port ${port} of a call's sound is taken`);
    return new RtpSocket(socket, taken);
  }

  send(packet: Buffer, port: number, address: string): void {
    if (!this.#isClosed) this.#socket.send(packet, port, address, () => undefined);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#socket.close();
  }
}
