import { ApiError, failureOf } from '@rostra/api-client';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@rostra/contract';
import type { Failure, UploadKind } from '@rostra/contract';
import { useCallback, useRef, useState } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { useText } from '../language/useText.ts';
import { sendFile } from './sendFile.ts';

export const UPLOAD_MAX_BYTES: Record<UploadKind, number> = {
  image: IMAGE_MAX_BYTES,
  video: VIDEO_MAX_BYTES,
  document: DOCUMENT_MAX_BYTES,
};

export interface UploadState {
  readonly status: 'idle' | 'sending' | 'done' | 'failed';
  /** Share of the bytes sent, 0 to 1. */
  readonly progress: number;
  readonly file: File | undefined;
  /** What other calls name the file by, when done. */
  readonly fileUrl: string | undefined;
  readonly error: ApiError | undefined;
}

export interface Upload extends UploadState {
  /** Sends a file; gives its `file_url`, or undefined when it failed or was given up. */
  readonly send: (file: File) => Promise<string | undefined>;
  readonly cancel: () => void;
}

const idle: UploadState = {
  status: 'idle',
  progress: 0,
  file: undefined,
  fileUrl: undefined,
  error: undefined,
};

/** Uploads one file: asks for a token, sends the bytes, tells how far it is, can be given up (FND-57). */
export function useUpload(kind: UploadKind): Upload {
  const { client } = useServices();
  const t = useText();
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setState(idle);
  }, []);

  const send = useCallback(
    async (file: File) => {
      running.current?.abort();
      const control = new AbortController();
      running.current = control;
      const update = (part: Partial<UploadState>): void => {
        if (running.current === control) setState((current) => ({ ...current, ...part }));
      };
      setState({ ...idle, status: 'sending', file });
      try {
        const { data: token } = await client.call('postUploadToken', {
          body: {
            kind,
            name: file.name,
            size: file.size,
            content_type: file.type || 'application/octet-stream',
          },
          silent: true,
          signal: control.signal,
        });
        const { status, body } = await sendFile(token.upload_url, file, {
          signal: control.signal,
          onProgress: (progress) => update({ progress }),
        });
        if (status < 200 || status >= 300) throw refused(status, body);
        update({ status: 'done', progress: 1, fileUrl: token.file_url });
        return token.file_url;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        update({ status: 'failed', error });
        return undefined;
      }
      function refused(status: number, body: unknown): ApiError {
        if (status > 0) {
          const failure = body as Partial<Failure> | undefined;
          return failureOf(status, failure, { systemError: t('shell.systemError') });
        }
        const message = t('shell.requestTimeout');
        return new ApiError({ name: 'requestTimeout', code: 0, message, status });
      }
    },
    [client, kind, t],
  );
  return { ...state, send, cancel };
}
