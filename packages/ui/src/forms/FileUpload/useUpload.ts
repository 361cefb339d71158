import { useEffect, useRef, useState } from 'react';
import { faultOf } from './uploadLimits.ts';
import type { UploadFault, UploadRule } from './uploadLimits.ts';

/** The arguments of the app's upload besides the file. */
export interface UploadPort {
  /** Aborted if the reader cancels or pauses. */
  signal: AbortSignal;
  /** 0 to 100. With `part`, any data that the app needs to continue, the upload can be paused and resumed. */
  onProgress: (percent: number, part?: unknown) => void;
  /** The last `part` of a resumed upload; undefined for a new one. */
  part?: unknown;
}

/** Uploads a file; resolves to the server's answer. */
export type UploadFile<Result> = (file: File, port: UploadPort) => Promise<Result>;

/** A paused upload and the point to resume it from. */
export interface PausedUpload {
  file: File;
  /** 0 to 100. */
  percent: number;
  /** The value passed to `onProgress`. */
  part: unknown;
}

export type UploadState =
  | { status: 'empty'; fault?: UploadFault }
  | ({ status: 'uploading' | 'paused' | 'failed' } & PausedUpload)
  | { status: 'done'; file: File };

/** Manages the upload of one file: checks, sends, cancels, pauses, resumes and retries it. */
export function useUpload<Result>(
  rule: UploadRule,
  upload: UploadFile<Result>,
  onUploaded: (result: Result, file: File) => void,
  begun?: PausedUpload,
) {
  const [state, setState] = useState<UploadState>(
    begun ? { ...begun, status: 'paused' } : { status: 'empty' },
  );
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const send = ({ file, percent, part }: PausedUpload) => {
    running.current?.abort();
    const request = new AbortController();
    running.current = request;
    let reached: UploadState & PausedUpload = { status: 'uploading', file, percent, part };
    setState(reached);
    upload(file, {
      signal: request.signal,
      part,
      onProgress: (now, next) => {
        if (request.signal.aborted) return;
        reached = { ...reached, percent: Math.round(now), part: next };
        setState(reached);
      },
    }).then(
      (result) => {
        if (request.signal.aborted) return;
        setState({ status: 'done', file });
        onUploaded(result, file);
      },
      () => {
        if (!request.signal.aborted) setState({ ...reached, status: 'failed' });
      },
    );
  };
  return {
    state,
    choose: (file: File) => {
      const fault = faultOf(file, rule);
      if (fault) setState({ status: 'empty', fault });
      else send({ file, percent: 0, part: undefined });
    },
    /** Resumes from the last part, or starts over without one. */
    resume: () => {
      if (state.status === 'paused' || state.status === 'failed')
        send(state.part === undefined ? { ...state, percent: 0 } : state);
    },
    pause: () => {
      if (state.status !== 'uploading') return;
      running.current?.abort();
      setState({ ...state, status: 'paused' });
    },
    cancel: () => {
      running.current?.abort();
      setState({ status: 'empty' });
    },
  };
}
