import { Pending } from '../../../app/Pending.tsx';
import { useText } from '../../../language/useText.ts';

/** Placeholder of the room while it loads. */
export function PendingRoom() {
  const t = useText();
  return (
    <main>
      <Pending label={t('shell.loadingScreen')} />
    </main>
  );
}
