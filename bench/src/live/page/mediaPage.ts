// The page for the media figures: members with the adapters used in production.
import { VIDEO_PRESETS } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import { makeReconnectPolicy, systemClock } from '@rostra/live-core';
import type { RtcSession } from '@rostra/live-core';
import { EmbeddedRtc } from '@rostra/live-core/embedded-rtc';

/** A joining member and their connection data. */
export interface RoomTicket {
  readonly sockets: string;
  readonly uid: Uid;
  readonly token: string;
}

/** The page's functions for the measurement. */
export interface MediaPage {
  /** Joins and sends camera and microphone. */
  send(ticket: RoomTicket): Promise<void>;
  /**
   * Joins and receives another member's audio and video. @returns ms from the join to the first
   * frame
   */
  watch(ticket: RoomTicket, whom: Uid): Promise<number>;
  /** @returns ms until this member is connected again and a number of new frames were shown */
  back(uid: Uid, frames: number): Promise<number>;
  /**
   * Watches a member's video for the time it may take to return, and until it moves.
   *
   * @returns ms until the longest pause between two frames has ended and a number of frames
   * followed
   */
  backAfterPause(uid: Uid, frames: number): Promise<number>;
  /** Frames shown a second by the least of all viewers, over a time. */
  slowest(ms: number): Promise<number>;
  leave(uid: Uid): Promise<void>;
}

declare global {
  interface Window {
    mediaPage: MediaPage;
  }
}

/** Ms for which a video is watched after an interruption. */
const LOOK_MS = 5000;

interface Viewer {
  readonly session: RtcSession;
  readonly video: HTMLVideoElement;
  readonly rtc: EmbeddedRtc;
}

const viewers = new Map<Uid, Viewer>();

const rtcAt = (sockets: string): EmbeddedRtc =>
  new EmbeddedRtc(sockets, {
    clock: systemClock,
    policy: makeReconnectPolicy(Math.random),
    openSocket: (url) => new WebSocket(url),
  });

const credentials = ({ uid, token }: RoomTicket) => ({
  appId: 'bench',
  channel: 'room',
  uid,
  token,
});

/** Resolves with the next frame that is shown. */
const frame = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    video.requestVideoFrameCallback(() => resolve());
  });

const sends = (session: RtcSession, whom: Uid): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      const user = session.users.find(({ uid }) => uid === whom);
      if (user?.hasAudio === true && user.hasVideo) resolve();
    };
    session.on('published', look);
    look();
  });

const shown = ({ video }: Viewer): number => video.getVideoPlaybackQuality().totalVideoFrames;

const viewer = (uid: Uid): Viewer => {
  const found = viewers.get(uid);
  if (!found) throw new Error(`Nobody watches as ${uid}`);
  return found;
};

window.mediaPage = {
  async send(ticket) {
    const rtc = rtcAt(ticket.sockets);
    const session = rtc.createSession();
    await session.join(credentials(ticket), { role: 'host' });
    const camera = await rtc.createCamera({ preset: VIDEO_PRESETS.camera });
    await session.publish(camera, await rtc.createMicrophone());
  },

  async watch(ticket, whom) {
    const from = performance.now();
    const rtc = rtcAt(ticket.sockets);
    const session = rtc.createSession();
    const video = document.createElement('video');
    video.muted = true;
    document.body.append(video);
    viewers.set(ticket.uid, { session, video, rtc });
    await session.join(credentials(ticket), { role: 'audience' });
    await sends(session, whom);
    const [image, sound] = await Promise.all([
      session.subscribe(whom, 'video'),
      session.subscribe(whom, 'audio'),
    ]);
    const first = frame(video);
    image.attach(video);
    sound.attach();
    await first;
    return performance.now() - from;
  },

  async back(uid, frames) {
    const from = performance.now();
    const { session, video } = viewer(uid);
    if (session.state !== 'connected') {
      await new Promise<void>((resolve) => {
        const off = session.on('link', ({ state }) => {
          if (state !== 'connected') return;
          off();
          resolve();
        });
      });
    }
    for (let seen = 0; seen < frames; seen += 1) await frame(video);
    return performance.now() - from;
  },

  async backAfterPause(uid, frames) {
    const { video } = viewer(uid);
    const shownAt = [performance.now()];
    const [from = 0] = shownAt;
    for (let now = from; now - from < LOOK_MS; now = performance.now()) {
      await frame(video);
      shownAt.push(performance.now());
    }
    for (let seen = 1; seen < frames; seen += 1) {
      await frame(video);
      shownAt.push(performance.now());
    }
    const pauses = shownAt.slice(1, 1 - frames).map((at, index) => at - (shownAt[index] ?? 0));
    const end = pauses.indexOf(Math.max(...pauses)) + frames;
    return (shownAt[end] ?? NaN) - from;
  },

  async slowest(ms) {
    const before = Array.from(viewers.values(), shown);
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
    const after = Array.from(viewers.values(), shown);
    return Math.min(...after.map((frames, at) => ((frames - (before[at] ?? 0)) * 1000) / ms));
  },

  async leave(uid) {
    const { rtc, video } = viewer(uid);
    await rtc.dispose();
    video.remove();
    viewers.delete(uid);
  },
};
