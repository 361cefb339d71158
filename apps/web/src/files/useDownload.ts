import { ApiError } from '@rostra/api-client';
import { useCallback, useState } from 'react';
import { useServices } from '../app/ServicesContext.tsx';

/** Opens a file of the platform in a new tab; a failure is silent (platform §7, FND-56). */
export function useDownload(): {
  download: (fileUrl: string) => Promise<void>;
  isPending: boolean;
} {
  const { client } = useServices();
  const [isPending, setPending] = useState(false);
  const download = useCallback(
    async (fileUrl: string) => {
      setPending(true);
      try {
        const { data } = await client.call('getDownloadUrl', {
          query: { file_url: fileUrl },
          silent: true,
        });
        window.open(data.download_url, '_blank', 'noopener');
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      } finally {
        setPending(false);
      }
    },
    [client],
  );
  return { download, isPending };
}
