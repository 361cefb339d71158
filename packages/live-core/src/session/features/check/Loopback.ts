import type { MediaCheckTicket } from '@rostra/contract/live';
import type { LocalTrack } from '../../../ports/LocalTrack.ts';
import type { RemoteMedia } from '../../../ports/RemoteMedia.ts';
import type { RtcProvider } from '../../../ports/RtcProvider.ts';
import type { RtcSession } from '../../../ports/RtcSession.ts';
import type { Clock } from '../../../time/Clock.ts';
import type { CheckedConnection } from './MediaCheckState.ts';

/** Two sessions in one channel: the second receives from the media server what the first sends. */
export class Loopback {
  readonly #sender: RtcSession;
  readonly #receiver: RtcSession;
  readonly #clock: Clock;
  readonly #frameCame: (video: RemoteMedia) => void;
  #joinMs = 0;

  constructor(rtc: RtcProvider, clock: Clock, frameCame: (video: RemoteMedia) => void) {
    this.#sender = rtc.createSession();
    this.#receiver = rtc.createSession();
    this.#clock = clock;
    this.#frameCame = frameCame;
  }

  /** @throws PortError as joining and publishing */
  async open(ticket: MediaCheckTicket, tracks: readonly LocalTrack[]): Promise<void> {
    const { app_id: appId, channel, sender, receiver } = ticket;
    this.#receiver.on('published', ({ uid, kind }) => {
      // Audio is received but not played, to avoid an echo.
      this.#receiver.subscribe(uid, kind).then(
        (media) => {
          if (kind === 'video') this.#frameCame(media);
        },
        () => undefined,
      );
    });
    const began = this.#clock.now();
    await Promise.all([
      this.#receiver.join({ appId, channel, ...receiver }, { role: 'audience' }),
      this.#sender.join({ appId, channel, ...sender }, { role: 'host' }),
    ]);
    this.#joinMs = this.#clock.now() - began;
    if (tracks.length > 0) await this.#sender.publish(...tracks);
  }

  async measure(): Promise<CheckedConnection> {
    const [there, back] = await Promise.all([
      this.#sender.statistics(),
      this.#receiver.statistics(),
    ]);
    return {
      joinMs: this.#joinMs,
      roundTripMs: Math.max(there.roundTripMs, back.roundTripMs),
      ...(there.sent ? { sent: there.sent } : {}),
      ...(back.received ? { received: back.received } : {}),
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.#sender.leave(), this.#receiver.leave()]);
  }
}
