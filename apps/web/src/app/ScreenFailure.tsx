import { ApiError } from '@rostra/api-client';
import { ErrorScreen } from '@rostra/ui/ErrorScreen';
import { useEffect, useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useText } from '../language/useText.ts';
import { useToast } from '../overlay/useToast.ts';
import { isMissing } from './isMissing.ts';
import { missingScreen } from './lazyMissingScreen.ts';
import { reportFailure } from './reportFailure.ts';

/** Browsers' messages for a file or response that could not be fetched. */
const FETCH_FAILURE =
  /dynamically imported module|importing a module script|unable to preload|^failed to fetch|^networkerror|^load failed/i;

/** Checks whether the network or the server was out of reach: the code of a screen could not be loaded. */
const isUnreachable = (failure: unknown): boolean =>
  failure instanceof Error && FETCH_FAILURE.test(failure.message);

/** Shown when a screen fails to load or render; the shell around it keeps working (ERR-49). */
export function ScreenFailure() {
  const t = useText();
  const failure = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { isReaching, retry } = usePageRetry();
  const isFromServer = failure instanceof ApiError;
  useEffect(() => {
    if (!isFromServer && !isUnreachable(failure)) reportFailure(failure);
  }, [failure, isFromServer]);
  if (isMissing(failure)) {
    return (
      <missingScreen.Component
        message={failure.name === 'invalidInput' ? undefined : failure.message}
      />
    );
  }
  const text = isUnreachable(failure) ? t('shell.requestTimeout') : t('shell.failed.text');
  return (
    <ErrorScreen
      title={t('shell.failed.title')}
      text={isFromServer ? failure.message : text}
      retry={{
        label: t('common.retry'),
        isPending: state === 'loading' || isReaching,
        // A failed render fails again with the same data, so the page is reloaded.
        onPress: () => void (isFromServer ? revalidate() : retry()),
      }}
    />
  );
}

/** Reloads the page, without opening the browser's own error page while the server is away. */
function usePageRetry(): { isReaching: boolean; retry: () => Promise<void> } {
  const t = useText();
  const { danger } = useToast();
  const [isReaching, setReaching] = useState(false);
  const retry = async (): Promise<void> => {
    setReaching(true);
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch {
      danger(t('shell.requestTimeout'));
      setReaching(false);
    }
  };
  return { isReaching, retry };
}
