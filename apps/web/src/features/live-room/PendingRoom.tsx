import { Pending } from '../../app/Pending.tsx';
import { useText } from '../../language/useText.ts';

/** Holds the room's place while it is on its way. */
export function PendingRoom() {
  const t = useText();
  return (
    <main>
      <Pending label={t('shell.loadingScreen')} />
    </main>
  );
}
