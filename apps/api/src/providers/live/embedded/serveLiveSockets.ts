import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { SILENCE_MS } from '@rostra/contract/live';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Connection, ConnectionHandler } from './Connection.ts';

/** Bytes of the largest frame: a description of a dozen pictures. */
const FRAME_BYTES_MAX = 128 * 1024;
/** Bytes that may wait for a slow client before its line is cut: it comes back and reads again. */
const BACKLOG_BYTES_MAX = 1024 * 1024;

/** A hub that takes sockets on. */
export interface SocketHub {
  connect(connection: Connection): ConnectionHandler;
}

/**
 * Opens the sockets of the built-in provider on a server.
 *
 * @param hubOf the hub that a request asks for; undefined refuses it
 */
export function serveLiveSockets(
  server: Server,
  hubOf: (request: IncomingMessage) => SocketHub | undefined,
): { close: () => void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES_MAX });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const hub = hubOf(request);
    if (hub) {
      sockets.handleUpgrade(request, socket, head, (webSocket) => attach(webSocket, hub));
    } else {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    }
  };
  server.on('upgrade', upgrade);
  return {
    close: () => {
      server.off('upgrade', upgrade);
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
}

function attach(socket: WebSocket, hub: SocketHub): void {
  const handler = hub.connect({
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BACKLOG_BYTES_MAX) socket.terminate();
      else socket.send(text);
    },
    close: () => socket.close(),
  });
  let silence = setTimeout(() => socket.terminate(), SILENCE_MS);
  socket.on('message', (data, isBinary) => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.terminate(), SILENCE_MS);
    if (isBinary) socket.close();
    else handler.receive((data as Buffer).toString());
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(silence);
    handler.closed();
  });
}
