import { useEffect, useRef, useState } from 'react';
import { faultOf } from './uploadLimits.ts';
import type { UploadFault, UploadRule } from './uploadLimits.ts';

/** What the app's upload gets beside the file. */
export interface UploadPort {
  /** Aborted when the reader stops or pauses it. */
  signal: AbortSignal;
  /** 0 to 100; with `part`, whatever the app needs to go on from here, it can be paused and resumed. */
  onProgress: (percent: number, part?: unknown) => void;
  /** The last `part` of an upload that goes on; undefined from the beginning. */
  part?: unknown;
}

/** Sends a file; the promise gives what the server answered. */
export type UploadFile<Result> = (file: File, port: UploadPort) => Promise<Result>;

/** An upload that stands still, from where it goes on. */
export interface PausedUpload {
  file: File;
  /** 0 to 100. */
  percent: number;
  /** As `onProgress` was given it. */
  part: unknown;
}

export type UploadState =
  | { status: 'empty'; fault?: UploadFault }
  | ({ status: 'uploading' | 'paused' | 'failed' } & PausedUpload)
  | { status: 'done'; file: File };

/** One file on its way: checked, sent, cancelled, paused and resumed, tried again. */
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
    /** Goes on from the part that was reached; without one from the beginning. */
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
