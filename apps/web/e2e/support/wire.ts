import type { Page, Route, WebSocketRoute } from '@playwright/test';
import { errors } from '@rostra/contract';
import type { ErrorName } from '@rostra/contract';
import { MEDIA_SOCKET_PATH, MESSAGING_SOCKET_PATH } from '@rostra/contract/live';

type Socket = 'messages' | 'media';

/** What stands between a page and the room's sockets. */
interface Wire {
  /** Says something to the page in the server's place. */
  readonly say: (socket: Socket, frame: object) => void;
  /** Calls that the page is refused from now on, such as `login` and `join`. */
  readonly refused: Set<string>;
  /** Calls that are never answered from now on. */
  readonly lost: Set<string>;
  /** Resolves when the page asks this the next time. */
  readonly asked: (call: string) => Promise<void>;
}

const isCall = (question: unknown): question is { id: number; call: string } =>
  typeof question === 'object' && question !== null && 'call' in question && 'id' in question;

/** Puts a test between a page that is not open yet and the sockets of its room. */
export async function standBetween(page: Page): Promise<Wire> {
  const sockets: Partial<Record<Socket, WebSocketRoute>> = {};
  const refused = new Set<string>();
  const lost = new Set<string>();
  const awaited: Partial<Record<string, () => void>> = {};
  const follow = (socket: Socket) => (route: WebSocketRoute) => {
    sockets[socket] = route;
    const server = route.connectToServer();
    route.onMessage((text) => {
      const question: unknown = JSON.parse(text.toString());
      if (isCall(question)) awaited[question.call]?.();
      if (isCall(question) && refused.has(question.call)) {
        const error = { code: 'auth', message: 'Refused by the test' };
        route.send(JSON.stringify({ re: question.id, error }));
      } else if (!isCall(question) || !lost.has(question.call)) server.send(text);
    });
  };
  await page.routeWebSocket(`**${MESSAGING_SOCKET_PATH}`, follow('messages'));
  await page.routeWebSocket(`**${MEDIA_SOCKET_PATH}`, follow('media'));
  return {
    refused,
    lost,
    asked: (call) => new Promise((resolve) => (awaited[call] = resolve)),
    say: (socket, frame) => sockets[socket]?.send(JSON.stringify(frame)),
  };
}

/** Answers a call as the server refuses it. */
export const refuse = (route: Route, name: ErrorName, msg: string): Promise<void> =>
  route.fulfill({
    status: errors[name].status,
    json: { ret: false, code: errors[name].code, msg, data: null },
  });
