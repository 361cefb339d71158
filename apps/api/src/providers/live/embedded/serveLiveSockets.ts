import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { SILENCE_MS } from '@rostra/contract/live';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Connection, ConnectionHandler } from './Connection.ts';
import { HeldWrites } from './HeldWrites.ts';
import type { HeldConnection } from './HeldWrites.ts';

/** Maximum size of a frame in bytes: a description of a dozen videos. */
const FRAME_BYTES_MAX = 128 * 1024;
/** Bytes that may wait for a slow client before it is disconnected: it returns and reads again. */
const BACKLOG_BYTES_MAX = 1024 * 1024;
/** Number of sockets above which messages to all are written in fewer, larger pieces. */
const CROWD = 1000;

/** A hub that accepts sockets. */
export interface SocketHub {
  connect(connection: Connection): ConnectionHandler;
}

/**
 * Opens the sockets of the built-in provider on a server.
 *
 * @param hubOf the hub that a request addresses, or the HTTP status that refuses it
 */
export function serveLiveSockets(
  server: Server,
  hubOf: (request: IncomingMessage) => SocketHub | 403 | 503,
): { close: () => void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES_MAX });
  const writes = new HeldWrites(() => sockets.clients.size >= CROWD);
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const hub = hubOf(request);
    if (typeof hub === 'object') {
      sockets.handleUpgrade(request, socket, head, (webSocket) =>
        attach(webSocket, { stream: socket, window: 0 }, writes, hub),
      );
    } else {
      socket.end(`HTTP/1.1 ${hub} ${STATUS_CODES[hub]}\r\nConnection: close\r\n\r\n`);
    }
  };
  server.on('upgrade', upgrade);
  return {
    close: () => {
      server.off('upgrade', upgrade);
      writes.stop();
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
}

/** A socket's stream: without compression, prepared frames can be written to it directly. */
interface SocketConnection extends HeldConnection {
  readonly stream: Duplex;
}

function attach(
  socket: WebSocket,
  socketConnection: SocketConnection,
  writes: HeldWrites,
  hub: SocketHub,
): void {
  const canTake = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    if (socketConnection.stream.writableLength <= BACKLOG_BYTES_MAX) return true;
    socket.terminate();
    return false;
  };
  const handler = hub.connect({
    send: (text) => {
      if (!canTake()) return;
      writes.release(socketConnection);
      socket.send(text);
    },
    sendFrame: (frame) => {
      if (canTake()) writes.write(socketConnection, frame);
    },
    close: () => {
      writes.release(socketConnection);
      socket.close();
    },
  });
  const silence = setTimeout(() => socket.terminate(), SILENCE_MS);
  socket.on('message', (data, isBinary) => {
    silence.refresh();
    if (isBinary) socket.close();
    else handler.receive((data as Buffer).toString());
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(silence);
    writes.release(socketConnection);
    handler.closed();
  });
}
