import { ApiError, failureOf } from '@rostra/api-client';
import type { Failure, UploadKind } from '@rostra/contract';
import { useCallback, useState } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { useLeaveGuard } from '../forms/useLeaveGuard.tsx';
import { useText } from '../language/useText.ts';
import { sendFile } from './sendFile.ts';

interface Port {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/** Port of the UI's upload fields: they keep the state, and this sends the file. */
export interface UploadPort {
  /** Returns the `file_url` by which other calls name the file. */
  readonly upload: (file: File, port: Port) => Promise<string>;
  /** A file is being uploaded. */
  readonly isSending: boolean;
  /** The server's reason for refusing the last file. */
  readonly problem: string | undefined;
}

/**
 * Sends files for an upload field of the library (FND-57).
 *
 * @param kind kind of the files, or a function that returns it for each
 */
export function useUploadPort(kind: UploadKind | ((file: File) => UploadKind)): UploadPort {
  const { client } = useServices();
  const t = useText();
  const [isSending, setSending] = useState(false);
  /** The last failure, and whether the server answered. */
  const [failure, setFailure] = useState<{ message: string; isAnswered: boolean }>();
  useLeaveGuard(isSending);
  const upload = useCallback(
    async (file: File, { signal, onProgress }: Port) => {
      setSending(true);
      setFailure(undefined);
      try {
        const { data: token } = await client.call('postUploadToken', {
          body: {
            kind: typeof kind === 'string' ? kind : kind(file),
            name: file.name,
            size: file.size,
            content_type: file.type || 'application/octet-stream',
          },
          silent: true,
          signal,
        });
        const { status, body } = await sendFile(token.upload_url, file, {
          signal,
          onProgress: (share) => onProgress(share * 100),
        });
        if (status >= 200 && status < 300) return token.file_url;
        throw failureOf(status, body as Partial<Failure> | undefined, { systemError: '' });
      } catch (error) {
        if (error instanceof ApiError && !signal.aborted)
          setFailure({ message: error.message, isAnswered: error.status > 0 });
        throw error;
      } finally {
        setSending(false);
      }
    },
    [client, kind],
  );
  const problem = (): string | undefined => {
    if (failure === undefined || failure.message !== '') return failure?.message;
    return t(failure.isAnswered ? 'shell.systemError' : 'shell.requestTimeout');
  };
  return { upload, isSending, problem: problem() };
}
