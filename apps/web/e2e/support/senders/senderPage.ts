// Script of the page whose cameras represent people without a room page of their own.
import { makeReconnectPolicy, systemClock } from '@rostra/live-core';
import type { RtcSession } from '@rostra/live-core';
import { EmbeddedRtc } from '@rostra/live-core/embedded-rtc';
import { EmbeddedRtm } from '@rostra/live-core/embedded-rtm';

/** A sender's credentials for joining, as issued by the server. */
export interface SenderTicket {
  readonly uid: number;
  readonly channel: string;
  readonly app_id: string;
  readonly token: string;
  readonly rtm_token: string;
}

/** Functions of the page that a test calls. */
export interface SenderPage {
  /** Joins the room. */
  come(ticket: SenderTicket): Promise<void>;
  /** Sends a small video. @returns why it is not sent; empty when it is */
  send(ticket: SenderTicket): Promise<string>;
  /** Stops sending it. */
  stop(uid: number): Promise<void>;
}

declare global {
  interface Window {
    senderPage: SenderPage;
  }
}

/** Twelve of these cost less than one camera of the product. */
const SMALL = { width: 160, height: 90, framesPerSecond: 5, minKbps: 0, maxKbps: 60 };
const sockets = location.origin.replace(/^http/, 'ws');
const deps = {
  clock: systemClock,
  policy: makeReconnectPolicy(Math.random),
  openSocket: (url: string) => new WebSocket(url),
};
const rtc = new EmbeddedRtc(sockets, deps);
const sessions = new Map<number, RtcSession>();

/** Returns the sender's session, which joins once even if they send again. */
async function sessionOf({ uid, channel, app_id: appId, token }: SenderTicket) {
  const session = sessions.get(uid) ?? rtc.createSession();
  sessions.set(uid, session);
  if (session.state === 'idle')
    await session.join({ appId, channel, uid, token }, { role: 'host' });
  return session;
}

window.senderPage = {
  async come({ uid, channel, app_id: appId, rtm_token: token }) {
    const rtm = new EmbeddedRtm(sockets, deps);
    await rtm.login({ appId, uid, token });
    await rtm.join(channel);
  },

  async send(ticket) {
    const session = await sessionOf(ticket);
    const camera = await rtc.createCamera({ preset: SMALL });
    try {
      await session.publish(camera);
      return '';
    } catch (error) {
      camera.close();
      return (error as { code?: string }).code ?? String(error);
    }
  },

  async stop(uid) {
    const session = sessions.get(uid);
    for (const track of session?.published ?? []) {
      await session?.unpublish(track);
      track.close();
    }
  },
};
