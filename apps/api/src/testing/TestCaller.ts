import { randomUUID } from 'node:crypto';
import { API_BASE, routes } from '@rostra/contract';
import type { CallInput, Data, Failure, PageMeta, Route, RouteName } from '@rostra/contract';
import { callAddress } from '#platform/http/callAddress.ts';

/** A response as a test reads it: `data` on success, the failure's fields otherwise. */
export interface TestResponse<Name extends RouteName> {
  status: number;
  headers: Headers;
  /** Throws with the failure when the call was refused. */
  readonly data: Data<Name>;
  readonly meta: PageMeta;
  /** The failure; throws when the call went well. */
  readonly failure: Failure;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  /** The same key makes the same request; a new one each time when absent. */
  idempotencyKey?: string;
}

/** One browser without a page: keeps cookies, sends an idempotency key where the contract asks. */
export class TestCaller {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Makes a call of the contract by its name. */
  async call<Name extends RouteName>(
    name: Name,
    input: CallInput<Name> | Record<string, never>,
    options: RequestOptions = {},
  ): Promise<TestResponse<Name>> {
    const route: Route = routes[name];
    const { body } = input as { body?: unknown };
    const headers: Record<string, string> = {};
    if (route.idempotent) headers['idempotency-key'] = options.idempotencyKey ?? randomUUID();
    const answer = await this.fetch(API_BASE + callAddress(route, input), {
      method: route.method,
      headers: { ...headers, ...options.headers },
      ...(body === undefined ? {} : { json: body }),
    });
    return readResponse<Name>(name, answer, await answer.text());
  }

  /** Sends any request with this caller's cookies and keeps the returned ones. */
  async fetch(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string>; json?: unknown } = {},
  ): Promise<Response> {
    const { json, ...rest } = init;
    const headers: Record<string, string> = { ...init.headers };
    if (this.#cookies.size > 0) {
      headers['cookie'] = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    }
    if (json !== undefined) headers['content-type'] ??= 'application/json';
    const answer = await fetch(this.#url + path, {
      redirect: 'manual',
      ...rest,
      headers,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    for (const line of answer.headers.getSetCookie()) this.#keepCookie(line);
    return answer;
  }

  /** The value of a cookie that this caller holds. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** Puts a cookie into this caller's hands. */
  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  #keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const gone = attributes.some((attribute) =>
      /^(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute),
    );
    if (gone) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(at + 1));
  }
}

function readResponse<Name extends RouteName>(
  name: string,
  answer: Response,
  text: string,
): TestResponse<Name> {
  const body = JSON.parse(text) as { ret: boolean; data: Data<Name>; meta?: PageMeta } | Failure;
  return {
    status: answer.status,
    headers: answer.headers,
    get data() {
      if (!body.ret) throw new Error(`${name} was refused (${answer.status}): ${text}`);
      return body.data;
    },
    get meta() {
      if (!body.ret || !('meta' in body) || body.meta === undefined) {
        throw new Error(`${name} gave no meta: ${text}`);
      }
      return body.meta;
    },
    get failure() {
      if (body.ret) throw new Error(`${name} was not refused: ${text}`);
      return body as Failure;
    },
  };
}
