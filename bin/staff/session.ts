import { randomUUID } from 'node:crypto';

import { AGREEMENT_VERSION, API_BASE, routes } from '../../packages/contract/src/index.ts';
import type {
  CallInput,
  Data,
  Envelope,
  Route,
  RouteName,
} from '../../packages/contract/src/index.ts';

/** An answer of the server that refuses; its message is for the reader. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** The server the commands talk to, and the staff member they act for. */
export interface StaffAccount {
  readonly origin: string;
  readonly email: string;
  readonly password: string;
}

export interface StaffSession {
  call: <Name extends RouteName>(name: Name, input: CallInput<Name>) => Promise<Data<Name>>;
}

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

const addressOf = (origin: string, route: Route, { params, query }: Parts): URL => {
  const path = route.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  );
  const url = new URL(`${API_BASE}${path}`, origin);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
};

/**
 * Logs in over HTTP as a browser would and returns the calls of that session.
 * @throws RefusedError with the server's sentence when the login or a call is refused
 */
export const openStaffSession = async (account: StaffAccount): Promise<StaffSession> => {
  let cookie = '';

  const call = async <Name extends RouteName>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<Data<Name>> => {
    const route: Route = routes[name];
    const parts = input as Parts;
    const response = await fetch(addressOf(account.origin, route, parts), {
      method: route.method,
      headers: {
        accept: 'application/json',
        origin: account.origin,
        'accept-language': process.env['LANG']?.startsWith('zh') ? 'zh-CN' : 'en',
        ...(cookie ? { cookie } : {}),
        ...(route.idempotent ? { 'idempotency-key': randomUUID() } : {}),
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    const answer = (await response.json()) as Envelope<Data<Name>>;
    if (!answer.ret) throw new RefusedError(answer.msg);
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return answer.data;
  };

  await call('postUsersLogin', {
    body: {
      method: 'password',
      account: { email: account.email },
      password: account.password,
      agreement_version: AGREEMENT_VERSION,
    },
  });
  return { call };
};
