import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { IprNotice } from '@rostra/ui/IprNotice';
import type { IprNoticeProps } from '@rostra/ui/IprNotice';
import { useState } from 'react';
import { signInSample } from '../../story/samples/signIn.ts';

const sample = signInSample('en').IprNotice;

/** Block the site until the notice is confirmed. */
export function Do() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Show the notice</Button>
      {isOpen && <IprNotice {...sample} onConfirm={close} onLogOut={close} />}
    </>
  );
}

/** Put it into a banner that readers pass by. */
export const Dont = () => (
  <Banner tone="info" title="Notice on intellectual property">
    Texts and recordings are protected.
  </Banner>
);

/** Asks once per version; the problem stays inside the notice. */
export function Example({
  t,
  version,
  acknowledge,
  logOut,
}: Pick<IprNoticeProps, 't' | 'version'> & {
  acknowledge: (version: string) => Promise<string | undefined>;
  logOut: () => void;
}) {
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    setProblem(await acknowledge(version));
    setIsPending(false);
  };
  return (
    <IprNotice
      t={t}
      version={version}
      isPending={isPending}
      problem={problem}
      onConfirm={() => void confirm()}
      onLogOut={logOut}
    />
  );
}
