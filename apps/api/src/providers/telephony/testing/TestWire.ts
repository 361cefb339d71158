import { parseSip } from '../sip/parseSip.ts';
import type { SipTransport } from '../sip/SipSocket.ts';
import type { TransportAddress } from '../sip/via.ts';

/** A packet in short form: `INVITE`, `200 INVITE`. */
function shortOf(packet: Buffer): string {
  const message = parseSip(packet);
  if (!message) return 'broken';
  if (message.kind === 'request') return message.method;
  const cseq = message.headers.find(([name]) => name === 'cseq')?.[1] ?? '';
  return `${message.status} ${cseq.split(' ')[1]}`;
}

/** A network within the test: packets arrive when delivered, and some are lost. */
export class TestWire {
  /** The packets sent, lost or not: `a INVITE`. */
  readonly sent: string[] = [];
  /** Loses packets for which it returns true. */
  loses: (short: string) => boolean = () => false;
  readonly #ends = new Map<string, (packet: Buffer, from: TransportAddress) => void>();
  #waiting: (() => void)[] = [];

  /** Returns an end with the address `10.0.0.<number>:5060`. */
  end(name: string, number: number): SipTransport {
    const local = { address: `10.0.0.${number}`, port: 5060 };
    return {
      local,
      send: (packet, to) => {
        const short = `${name} ${shortOf(packet)}`;
        this.sent.push(short);
        if (this.loses(short)) return;
        const copy = Buffer.from(packet);
        this.#waiting.push(() => this.#ends.get(`${to.address}:${to.port}`)?.(copy, local));
      },
      follow: (taken) => void this.#ends.set(`${local.address}:${local.port}`, taken),
      close: () => Promise.resolve(),
    };
  }

  /** Delivers all packets, and the answers to them. */
  deliver(): void {
    while (this.#waiting.length > 0) {
      const now = this.#waiting;
      this.#waiting = [];
      for (const arrive of now) arrive();
    }
  }

  /** Returns the packets sent since the last call. */
  take(): string[] {
    return this.sent.splice(0);
  }
}
