import { useEffect, useRef, useState } from 'react';
import { faultOf } from './uploadLimits.ts';
import type { UploadFault, UploadRule } from './uploadLimits.ts';

/** What the app's upload gets beside the file. */
export interface UploadPort {
  signal: AbortSignal;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
}

/** Sends a file; the promise gives what the server answered. */
export type UploadFile<Result> = (file: File, port: UploadPort) => Promise<Result>;

export type UploadState =
  | { status: 'empty'; fault?: UploadFault }
  | { status: 'uploading'; file: File; percent: number }
  | { status: 'failed'; file: File }
  | { status: 'done'; file: File };

/** One file on its way: checked, sent, cancelled, tried again. */
export function useUpload<Result>(
  rule: UploadRule,
  upload: UploadFile<Result>,
  onUploaded: (result: Result, file: File) => void,
) {
  const [state, setState] = useState<UploadState>({ status: 'empty' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const send = (file: File) => {
    running.current?.abort();
    const request = new AbortController();
    running.current = request;
    const unless = (next: UploadState) => {
      if (!request.signal.aborted) setState(next);
    };
    setState({ status: 'uploading', file, percent: 0 });
    upload(file, {
      signal: request.signal,
      onProgress: (percent) => unless({ status: 'uploading', file, percent: Math.round(percent) }),
    }).then(
      (result) => {
        if (request.signal.aborted) return;
        setState({ status: 'done', file });
        onUploaded(result, file);
      },
      () => unless({ status: 'failed', file }),
    );
  };
  return {
    state,
    choose: (file: File) => {
      const fault = faultOf(file, rule);
      if (fault) setState({ status: 'empty', fault });
      else send(file);
    },
    retry: () => {
      if (state.status === 'failed') send(state.file);
    },
    cancel: () => {
      running.current?.abort();
      setState({ status: 'empty' });
    },
  };
}
