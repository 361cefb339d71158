import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** The first pause after which TCP sends again what was not confirmed; each further one is twice as long. */
const FIRST_RESEND_MS = 200;
const HERE = '127.0.0.1';
/** Addresses announced by the SFU and by a browser, in frames of JSON. */
const SFU_ADDRESS = /127\.0\.0\.1 (\d+) typ host/g;
const BROWSER_ADDRESS = /a=candidate:.*?\\r\\n/g;

/** Ms after a silence until TCP, by its ever longer pauses, tries again. */
function resendAfter(silenceMs: number): number {
  let at = 0;
  for (let pause = FIRST_RESEND_MS; at < silenceMs; pause *= 2) at += pause;
  return at - silenceMs;
}

/**
 * The network between a browser and the server, which can be cut: packets are dropped, sockets stay
 * open and silent, new ones are not answered. Neither side is notified.
 */
export class NetworkBetween {
  readonly #target: number;
  readonly #server: Server;
  readonly #waiting: (() => void)[] = [];
  readonly #datagrams: Socket[] = [];
  readonly #lines: WebSocket[] = [];
  /** Our port by the SFU's. */
  readonly #ports = new Map<string, Promise<number>>();
  #cutAt: number | undefined;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer();
    const sockets = new WebSocketServer({ noServer: true });
    this.#server.on('upgrade', (request, socket, head) => {
      // A packet into a cut network: its sender never gets an answer.
      if (this.#cutAt !== undefined) return;
      sockets.handleUpgrade(request, socket, head, (browser) =>
        this.#join(browser, request.url ?? '/'),
      );
    });
  }

  /** @param target port of the server */
  static async start(target: number): Promise<NetworkBetween> {
    const network = new NetworkBetween(target);
    await new Promise<void>((resolve) => network.#server.listen(0, HERE, resolve));
    return network;
  }

  /** Where the server is reached through it. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.#cutAt = performance.now();
  }

  heal(): void {
    const silence = performance.now() - (this.#cutAt ?? performance.now());
    this.#cutAt = undefined;
    setTimeout(() => {
      for (const deliver of this.#waiting.splice(0)) deliver();
    }, resendAfter(silence));
  }

  close(): void {
    for (const socket of this.#datagrams) socket.close();
    for (const line of this.#lines) line.terminate();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #join(browser: WebSocket, path: string): void {
    const server = new WebSocket(`ws://${HERE}:${this.#target}${path}`);
    this.#lines.push(browser, server);
    const opened = new Promise<void>((resolve) => server.once('open', () => resolve()));
    // One after the other, though addresses are looked up in between.
    let toBrowser: Promise<void> = Promise.resolve();
    browser.on('message', (data: Buffer) => {
      const text = data.toString().replace(BROWSER_ADDRESS, '');
      // The SFU would reach the browser past us.
      if (text.includes('"candidate":"candidate:')) return;
      this.#pass(() => void opened.then(() => server.send(text)));
    });
    server.on('message', (data: Buffer) => {
      toBrowser = toBrowser.then(async () => {
        const text = await this.#throughUs(data.toString());
        this.#pass(() => browser.send(text));
      });
    });
    browser.on('close', () => server.close());
    server.on('close', () => this.#pass(() => browser.close()));
  }

  #pass(deliver: () => void): void {
    if (this.#cutAt === undefined && this.#waiting.length === 0) deliver();
    else this.#waiting.push(deliver);
  }

  /** Puts our addresses in place of the SFU's. */
  async #throughUs(text: string): Promise<string> {
    const ports = new Map<string, number>();
    for (const [, port = ''] of text.matchAll(SFU_ADDRESS)) {
      const ours = this.#ports.get(port) ?? this.#relay(Number(port));
      this.#ports.set(port, ours);
      ports.set(port, await ours);
    }
    return text.replace(SFU_ADDRESS, (_, port: string) => `${HERE} ${ports.get(port)} typ host`);
  }

  /** @returns the port at which an SFU's port is reached */
  async #relay(sfuPort: number): Promise<number> {
    const [near, far] = [createSocket('udp4'), createSocket('udp4')];
    this.#datagrams.push(near, far);
    let browserPort: number | undefined;
    near.on('message', (packet, { port }) => {
      browserPort = port;
      if (this.#cutAt === undefined) far.send(packet, sfuPort, HERE);
    });
    far.on('message', (packet) => {
      if (this.#cutAt === undefined && browserPort !== undefined) {
        near.send(packet, browserPort, HERE);
      }
    });
    far.bind(0, HERE);
    await new Promise<void>((resolve) => near.bind(0, HERE, resolve));
    return near.address().port;
  }
}
