/** States of a part of a recording: `stopped` waits to be composed. */
export const RECORDING_STATES = ['running', 'stopped', 'composing', 'finished', 'failed'] as const;
/** State of a part of a recording. */
export type RecordingState = (typeof RECORDING_STATES)[number];

/** Reasons why a part could not be made, or, for `disk_full` of a composed part, ended early. */
export const RECORDING_FAILURES = [
  'no_ffmpeg',
  'no_media',
  'composition_failed',
  'disk_full',
  'tracks_elsewhere',
] as const;
/** Reason why a part of a recording could not be made. */
export type RecordingFailure = (typeof RECORDING_FAILURES)[number];

/**
 * Minutes after which the person recording is notified that the part ends soon; ours, before
 * `LIVE_RECORDING_MINUTES`.
 */
export const RECORDING_WARNING_MINUTES = 60;

/** One part of the recording of a live session, of at most `LIVE_RECORDING_MINUTES`. */
export interface RecordingPart {
  readonly id: number;
  /** Counted from 1. */
  readonly part: number;
  readonly state: RecordingState;
  /** UTC. */
  readonly started_at: string;
  readonly stopped_at: string | null;
  /** The time at which it stops automatically; null while it is not running. */
  readonly stops_at: string | null;
  /** It is running, and the person recording has been notified that it stops soon. */
  readonly ends_soon: boolean;
  readonly seconds: number | null;
  readonly failure: RecordingFailure | null;
  /** MP4 and HLS; null until it is finished. */
  readonly media_url: string | null;
  readonly hls_url: string | null;
}

/** States of the converter that restreams a live session over RTMP (live §7; LROL-35, LMEM-35). */
export const CONVERTER_STATES = ['connecting', 'running', 'failed'] as const;
/** State of the converter that restreams a live session. */
export type ConverterState = (typeof CONVERTER_STATES)[number];

/** Regions of the converter (live §7). */
export const CONVERTER_REGIONS = ['cn', 'ap', 'na', 'eu'] as const;
/** Region of the converter. */
export type ConverterRegion = (typeof CONVERTER_REGIONS)[number];
/** Sources of a restream: the running meeting or its recording (live §7). */
export const CONVERTER_TYPES = ['live', 'recording'] as const;
/** Source of a restream. */
export type ConverterType = (typeof CONVERTER_TYPES)[number];
