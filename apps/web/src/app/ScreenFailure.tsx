import { ApiError } from '@rostra/api-client';
import { ErrorScreen } from '@rostra/ui/ErrorScreen';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useText } from '../language/useText.ts';
import { isMissing } from './isMissing.ts';
import { MissingScreen } from './MissingScreen.tsx';
import { reportFailure } from './reportFailure.ts';

/** Stands where a screen failed to load or to render; the shell around it goes on (ERR-49). */
export function ScreenFailure() {
  const t = useText();
  const failure = useRouteError();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!(failure instanceof ApiError)) reportFailure(failure);
  }, [failure]);
  if (isMissing(failure)) {
    return (
      <MissingScreen message={failure.name === 'invalidInput' ? undefined : failure.message} />
    );
  }
  return (
    <ErrorScreen
      title={t('shell.failed.title')}
      text={failure instanceof ApiError ? failure.message : t('shell.failed.text')}
      retry={{
        label: t('common.retry'),
        isPending: state === 'loading',
        // A render that failed once fails again with the same data: begin the page anew.
        onPress: () => (failure instanceof ApiError ? void revalidate() : location.reload()),
      }}
    />
  );
}
