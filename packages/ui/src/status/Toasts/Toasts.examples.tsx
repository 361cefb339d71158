import { Button } from '@rostra/ui/Button';
import { Toasts } from '@rostra/ui/Toasts';
import { createToastStore } from '@rostra/ui/toastStore';
import { useState } from 'react';
import { ToastMessage } from './ToastMessage.tsx';

function Shown({ text }: { text: string }) {
  const [isShown, setIsShown] = useState(true);
  const toast = { id: 1, tone: 'success', messages: [{ text, count: 1 }] } as const;
  return isShown ? <ToastMessage toast={toast} onDismiss={() => setIsShown(false)} /> : null;
}

/** Confirm the last action in a few words. */
export const Do = () => <Shown text="Link copied." />;

/** Show a text that the reader needs later: it disappears after 5 seconds. */
export const Dont = () => (
  <Shown text="You’re registered. Dial in with passcode 482 913, then press the pound key." />
);

const store = createToastStore();

/** The app’s one region, and a button whose outcome is a toast. */
export function Example({ save }: { save: () => Promise<void> }) {
  const onPress = () => {
    save().then(
      () => store.show({ text: 'Draft saved.', tone: 'success' }),
      () => store.show({ text: 'Couldn’t save the draft. Try again.', tone: 'danger' }),
    );
  };
  return (
    <>
      <Button onPress={onPress}>Save draft</Button>
      <Toasts store={store} />
    </>
  );
}
