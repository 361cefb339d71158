import type { LiveSession } from '@rostra/live-core';

/** Checks whether the connection is temporarily away, so that waiting is worthwhile. */
const isAway = ({ connection }: ReturnType<LiveSession['state']['get']>): boolean =>
  connection === 'reconnecting';

/**
 * Sends a message, at once or as soon as the connection is back.
 *
 * @param waits called once if it must wait
 * @throws LiveError as `sendMessage`
 */
export function sendWhenConnected(
  session: LiveSession,
  text: string,
  waits: () => void,
): Promise<void> {
  const { state, actions } = session;
  if (!isAway(state.get())) return actions.sendMessage(text);
  waits();
  return new Promise((resolve, reject) => {
    const off = state.subscribe(() => {
      if (isAway(state.get())) return;
      off();
      actions.sendMessage(text).then(resolve, reject);
    });
  });
}
