// The messaging hub alone in a process, as the API runs it, for measuring its fan-out. The parent
// sends `speak` for each message of the server, and `open` once the crowd is in. Until then nobody
// is notified of others, because the cost of a crowd's arrival is a separate figure.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '#platform/clock/Clock.ts';
import { LiveTokens } from '#providers/live/embedded/LiveTokens.ts';
import { MessageHub } from '#providers/live/embedded/MessageHub.ts';
import { serveLiveSockets } from '#providers/live/embedded/serveLiveSockets.ts';

const CHANNEL = 'live-1';
const HOUR_MS = 3_600_000;

/** Messages from this process's parent. */
export type ToCrowdedHub =
  | { readonly send: 'tokens'; readonly count: number }
  | { readonly send: 'open' }
  | { readonly send: 'speak'; readonly text: string };

const tokens = new LiveTokens('secret of the measure', systemClock);
const hub = new MessageHub({
  clock: systemClock,
  tokens,
  report: (error) => void process.stderr.write(`${String(error)}\n`),
});
let isOpen = false;
const server = createServer();
serveLiveSockets(server, () => ({
  connect: (connection) =>
    hub.connect({
      send: (text) => {
        if (isOpen || text.startsWith('{"re"')) connection.send(text);
      },
      sendFrame: (frame) => {
        if (isOpen) connection.sendFrame(frame);
      },
      close: () => connection.close(),
    }),
}));
process.on('message', (message: ToCrowdedHub) => {
  if (message.send === 'open') isOpen = true;
  else if (message.send === 'speak') hub.announce(CHANNEL, message.text);
  else {
    const made = Array.from({ length: message.count }, (_, at) =>
      tokens.issue(
        {
          uid: at + 1,
          channel: CHANNEL,
          mayPublish: false,
          mayReceive: true,
          mayDirect: false,
        },
        HOUR_MS,
      ),
    );
    process.send?.({ channel: CHANNEL, tokens: made });
  }
});
process.once('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
