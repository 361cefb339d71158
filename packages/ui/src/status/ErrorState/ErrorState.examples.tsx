import { ErrorState } from '@rostra/ui/ErrorState';
import { useState } from 'react';

/** Name the part that is missing, and offer a retry if it can help. */
export const Do = () => (
  <ErrorState title="Couldn’t load the comments" onRetry={() => location.reload()} />
);

/** Show a code, and no way on. */
export const Dont = () => <ErrorState title="Request failed">HTTP 503</ErrorState>;

/** Replaces a part that failed, and waits while it loads again. */
export function Example({ reload }: { reload: () => Promise<void> }) {
  const [isRetrying, setIsRetrying] = useState(false);
  return (
    <ErrorState
      title="Couldn’t load the comments"
      isRetrying={isRetrying}
      onRetry={() => {
        setIsRetrying(true);
        void reload().finally(() => setIsRetrying(false));
      }}
    />
  );
}
