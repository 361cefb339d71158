import { Emitter } from '../../events/Emitter.ts';
import type { Off } from '../../events/Emitter.ts';
import type { EndReason, LocalKind } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import { rtcError } from './agoraErrors.ts';
import type { SdkLocalTrack } from './AgoraSdk.ts';

interface TrackEvents {
  ended: EndReason;
  /** The published track must change; handlers add a promise that resolves once it has. */
  changed: Promise<unknown>[];
  /** Ended or closed; nothing is sent any more. */
  over: undefined;
}

/** Base of microphone, camera and screen; `sdkTrack` is the device. */
export abstract class AgoraTrack<Kind extends LocalKind, SdkTrack extends SdkLocalTrack> {
  readonly kind: Kind;
  readonly sdkTrack: SdkTrack;
  readonly changes = new Emitter<TrackEvents>();
  #isMuted = false;
  /** Calls on a closed track fail without a distinguishable code. */
  #isOver = false;

  constructor(kind: Kind, sdkTrack: SdkTrack) {
    this.kind = kind;
    this.sdkTrack = sdkTrack;
    // Not fired when we close the track; the device is gone or the user stopped sharing.
    sdkTrack.on('track-ended', () => {
      if (this.#isOver) return;
      this.#end();
      this.changes.emit('ended', kind === 'screen' ? 'user-stopped' : 'device-lost');
    });
  }

  get media(): MediaStreamTrack {
    return this.sdkTrack.getMediaStreamTrack();
  }

  /** The published track. */
  get sent(): SdkLocalTrack {
    return this.sdkTrack;
  }

  get isMuted(): boolean {
    return this.#isMuted;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  async setMuted(isMuted: boolean): Promise<void> {
    await this.ask(async (track) => {
      await track.setMuted(isMuted);
      // Others receive the processed track, so it is muted too.
      if (this.sent !== track) await this.sent.setMuted(isMuted);
    });
    this.#isMuted = isMuted;
  }

  close(): void {
    if (this.#isOver) return;
    this.#end();
    this.changes.clear();
  }

  onEnded(listener: (reason: EndReason) => void): Off {
    return this.changes.on('ended', listener);
  }

  /** @throws PortError `invalid-state` after the end, else the SDK's device error */
  protected async ask<Result>(act: (track: SdkTrack) => Promise<Result>): Promise<Result> {
    this.requireOpen();
    try {
      return await act(this.sdkTrack);
    } catch (cause) {
      throw rtcError(cause, this.kind);
    }
  }

  protected requireOpen(): void {
    if (this.#isOver) throw new PortError('invalid-state', 'The track is closed');
  }

  /** @returns resolves once the previous track is no longer sent @throws the session's error */
  protected async publishChanges(): Promise<void> {
    const swaps: Promise<unknown>[] = [];
    this.changes.emit('changed', swaps);
    await Promise.all(swaps);
  }

  /** Releases everything created for the device, which closes afterwards. */
  protected release(): void {}

  #end(): void {
    this.#isOver = true;
    this.changes.emit('over', undefined);
    this.release();
    this.sdkTrack.stop();
    this.sdkTrack.close();
  }
}
