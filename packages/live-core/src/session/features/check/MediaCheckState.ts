import type { Device, DeviceKind } from '../../../ports/RtcProvider.ts';
import type { LocalAudio, LocalVideo } from '../../../ports/LocalTrack.ts';
import type { PortErrorCode } from '../../../ports/PortError.ts';
import type { FlowStatistics } from '../../../ports/RtcSession.ts';
import type { RemoteMedia } from '../../../ports/RemoteMedia.ts';

/** An automatic step; the user checks the speaker device themselves. */
export type CheckStep = 'browser' | 'camera' | 'microphone' | 'network';

/** Why a step did not pass, reported by the port or found by the check. */
export type CheckProblem =
  | PortErrorCode
  /** The microphone picked nothing up. */
  | 'silent'
  /** There is neither audio nor video to send. */
  | 'no-media'
  /** Nothing sent came back. */
  | 'not-returned'
  /** Media came back late or with gaps. */
  | 'poor'
  /** The server issued no ticket. */
  | 'refused';

/** The result of one step; `unsure` could be neither proved nor refuted. */
export interface CheckResult {
  readonly state: 'waiting' | 'running' | 'passed' | 'unsure' | 'failed';
  readonly problem?: CheckProblem;
}

/** Measurements between this browser and the media server. */
export interface CheckedConnection {
  /** Ms until both ends had joined the channel. */
  readonly joinMs: number;
  readonly roundTripMs: number;
  readonly sent?: FlowStatistics;
  /** Statistics of the media that came back. */
  readonly received?: FlowStatistics;
}

/** The steps, devices and results of a media test. */
export interface MediaCheckState {
  readonly steps: Readonly<Record<CheckStep, CheckResult>>;
  readonly devices: Readonly<Record<DeviceKind, readonly Device[]>>;
  readonly camera: LocalVideo | null;
  readonly microphone: LocalAudio | null;
  /** The own video as the server returns it. */
  readonly returned: RemoteMedia | null;
  readonly line: CheckedConnection | null;
}

const WAITING = { state: 'waiting' } as const;

/** A media test before its first step. */
export const NOT_CHECKED: MediaCheckState = {
  steps: { browser: WAITING, camera: WAITING, microphone: WAITING, network: WAITING },
  devices: { camera: [], microphone: [], speaker: [] },
  camera: null,
  microphone: null,
  returned: null,
  line: null,
};
