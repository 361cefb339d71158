import type { Device, DeviceKind } from '../../ports/RtcProvider.ts';
import type { LocalAudio, LocalVideo } from '../../ports/LocalTrack.ts';
import type { PortErrorCode } from '../../ports/PortError.ts';
import type { FlowStatistics } from '../../ports/RtcSession.ts';
import type { RemoteMedia } from '../../ports/RemoteMedia.ts';

/** What is tried; the loudspeaker is the reader's to judge. */
export type CheckStep = 'browser' | 'camera' | 'microphone' | 'network';

/** Why a step did not pass: as the port says, or as the check has found. */
export type CheckProblem =
  | PortErrorCode
  /** Nothing was heard of the microphone. */
  | 'silent'
  /** Neither sound nor picture is there to send. */
  | 'no-media'
  /** What was sent did not come back. */
  | 'not-returned'
  /** It came back late, or with gaps. */
  | 'poor'
  /** The server gave no ticket. */
  | 'refused';

export interface CheckResult {
  readonly state: 'waiting' | 'running' | 'passed' | 'unsure' | 'failed';
  readonly problem?: CheckProblem;
}

/** What was measured between this browser and the media server. */
export interface CheckedLine {
  /** Ms until both ends were in the channel. */
  readonly joinMs: number;
  readonly roundTripMs: number;
  readonly sent?: FlowStatistics;
  /** Of what came back. */
  readonly received?: FlowStatistics;
}

export interface MediaCheckState {
  readonly steps: Readonly<Record<CheckStep, CheckResult>>;
  readonly devices: Readonly<Record<DeviceKind, readonly Device[]>>;
  readonly camera: LocalVideo | null;
  readonly microphone: LocalAudio | null;
  /** The own picture, as the server sends it back. */
  readonly returned: RemoteMedia | null;
  readonly line: CheckedLine | null;
}

const WAITING = { state: 'waiting' } as const;

export const NOT_CHECKED: MediaCheckState = {
  steps: { browser: WAITING, camera: WAITING, microphone: WAITING, network: WAITING },
  devices: { camera: [], microphone: [], speaker: [] },
  camera: null,
  microphone: null,
  returned: null,
  line: null,
};
