import { ErrorScreen } from '@rostra/ui/ErrorScreen';
import { useState } from 'react';

/** Name the problem, then the fix; let the button repeat it. */
export const Do = () => (
  <ErrorScreen
    title="Couldn’t load this page"
    text="Check your connection and try again."
    retry={{ label: 'Try again', onPress: () => location.reload() }}
  />
);

/** Show the program’s own error, with a button that only closes it. */
export const Dont = () => (
  <ErrorScreen
    title="Error 500"
    text="TypeError: undefined is not a function"
    retry={{ label: 'OK', onPress: () => location.reload() }}
  />
);

/** A route that failed: its button waits while the route loads again. */
export function Example({ reload }: { reload: () => Promise<void> }) {
  const [isPending, setIsPending] = useState(false);
  const onPress = () => {
    setIsPending(true);
    void reload().finally(() => setIsPending(false));
  };
  return (
    <ErrorScreen
      title="Couldn’t load this event"
      text="Check your connection and try again."
      retry={{ label: 'Try again', onPress, isPending }}
    />
  );
}
