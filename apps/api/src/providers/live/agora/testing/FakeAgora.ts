import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AgoraSettings } from '../AgoraSettings.ts';

export const APP_ID = '0123456789abcdef0123456789abcdef';
export const CERTIFICATE = 'fedcba9876543210fedcba9876543210';
export const WEBHOOK_SECRET = 'webhook secret';

/** One call as Agora received it. */
export interface TakenCall {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

interface Rule {
  readonly id: number;
  readonly uid: number;
  readonly privileges: readonly string[];
}

/**
 * A response that replaces the right one; `silence`: none ever comes, `cut`: the connection ends.
 */
export type Fault = number | 'silence' | 'cut' | 'broken';

/** Agora's REST service on this machine, with its documented paths, forms and answers. */
export class FakeAgora {
  readonly calls: TakenCall[] = [];
  /** Answers of the next calls, one for each. */
  readonly faults: Fault[] = [];
  readonly rules: Rule[] = [];
  /** The users in each channel by Agora's list. */
  readonly users = new Map<string, { broadcasters: number[]; audience: number[] }>();
  /** The converter's state at each check; the last one repeats. */
  converterStates = ['connecting', 'running'];
  fileList: string[] = [];
  readonly #server: Server;
  #ids = 0;

  private constructor() {
    this.#server = createServer((request, answer) => {
      void text(request).then((sent) => {
        const body = sent === '' ? {} : (JSON.parse(sent) as Record<string, unknown>);
        const path = request.url ?? '';
        const { authorization } = request.headers;
        const call = { method: request.method ?? '', path, authorization, body };
        this.calls.push(call);
        const fault = this.faults.shift();
        if (fault === 'silence') return;
        if (fault === 'cut') {
          request.socket.destroy();
          return;
        }
        if (fault === 'broken') {
          answer.writeHead(200).end('<html>');
          return;
        }
        const [status, received] =
          fault === undefined ? this.#answer(call) : [fault, { reason: 'told to' }];
        answer
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(received));
      });
    });
  }

  static async start(): Promise<FakeAgora> {
    const fake = new FakeAgora();
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get settings(): AgoraSettings {
    return {
      appId: APP_ID,
      certificate: CERTIFICATE,
      customerKey: 'key',
      customerSecret: 'secret',
      webhookSecret: WEBHOOK_SECRET,
      restUrl: this.url,
      storage: { region: 0, bucket: 'films', accessKey: 'a', secretKey: 's' },
    };
  }

  /** Returns the settings in the form of a server's environment. */
  get env(): Record<string, string> {
    return {
      AGORA_APP_ID: APP_ID,
      AGORA_CERTIFICATE: CERTIFICATE,
      AGORA_CUSTOMER_KEY: 'key',
      AGORA_CUSTOMER_SECRET: 'secret',
      AGORA_WEBHOOK_SECRET: WEBHOOK_SECRET,
      AGORA_REST_URL: this.url,
    };
  }

  /** Returns the bodies of calls whose path contains a text. */
  bodies(words: string, method = 'POST'): Record<string, unknown>[] {
    return this.calls
      .filter((call) => call.method === method && call.path.includes(words))
      .map(({ body }) => body);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer({ method, path, body, authorization }: TakenCall): [number, unknown] {
    if (authorization !== `Basic ${Buffer.from('key:secret').toString('base64')}`) {
      return [401, { message: 'Unauthorized' }];
    }
    if (path.startsWith('/dev/v1/kicking-rule')) return this.#rule(method, body);
    if (path.includes('/rtm/users/')) {
      return [200, { result: 'success', request_id: '1', code: 'message_sent' }];
    }
    if (path.startsWith('/dev/v1/channel/user/')) {
      const there = this.users.get(path.split('/').at(-1) ?? '');
      const data =
        there === undefined
          ? { channel_exist: false }
          : { channel_exist: true, mode: 2, ...there, audience_total: there.audience.length };
      return [200, { success: true, data }];
    }
    if (path.includes('/rtmp-converters')) return this.#converter(method);
    if (path.endsWith('/acquire')) return [200, { resourceId: 'resource1' }];
    if (path.endsWith('/start')) return [200, { resourceId: 'resource1', sid: 'sid1' }];
    if (path.endsWith('/stop')) {
      const fileList = this.fileList.map((fileName) => ({
        fileName,
        trackType: 'audio_and_video',
      }));
      const serverResponse = { fileListMode: 'json', fileList, uploadingStatus: 'uploaded' };
      return [200, { resourceId: 'resource1', sid: 'sid1', serverResponse }];
    }
    return [404, { message: 'no Route matched with those values' }];
  }

  #rule(method: string, body: Record<string, unknown>): [number, unknown] {
    if (method === 'GET') return [200, { status: 'success', rules: this.rules }];
    if (method === 'DELETE') {
      const at = this.rules.findIndex(({ id }) => id === body['id']);
      if (at === -1) return [404, { message: 'rule not found' }];
      this.rules.splice(at, 1);
      return [200, { status: 'success', id: body['id'] }];
    }
    this.#ids += 1;
    this.rules.push({
      id: this.#ids,
      uid: Number(body['uid']),
      privileges: body['privileges'] as string[],
    });
    return [200, { status: 'success', id: this.#ids }];
  }

  #converter(method: string): [number, unknown] {
    if (method === 'DELETE') return [200, {}];
    const state =
      (this.converterStates.length > 1 && this.converterStates.shift()) || this.converterStates[0];
    return [200, { converter: { id: 'converter 1', state }, fields: 'id,state' }];
  }
}

/** Returns a notification in Agora's form, with its signature. */
export function noticeOf(
  notice: Record<string, unknown>,
  secret = WEBHOOK_SECRET,
): { headers: Record<string, string>; body: Buffer } {
  const body = Buffer.from(JSON.stringify(notice));
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { headers: { 'agora-signature-v2': signature, 'content-type': 'application/json' }, body };
}
