import { UserCard } from '@rostra/ui/UserCard';
import type { UserCardProps } from '@rostra/ui/UserCard';
import { useState } from 'react';
import { sampleUser } from '../../story/samples/people.ts';

const user = sampleUser('en');

/** Show a nickname without what identifies the person. */
export const Do = () => (
  <UserCard user={{ ...user, name: 'Slow compounding', position: null, company: null }} />
);

/** Put the company beside it: colleagues know who writes. */
export const Dont = () => <UserCard user={{ ...user, name: 'Slow compounding' }} />;

/** Follows at once; readers have no button on their own card. */
export function Example({
  user: person,
  isSelf,
  follow,
}: Pick<UserCardProps, 'user' | 'isSelf'> & { follow: (isOn: boolean) => Promise<void> }) {
  const [isOn, setIsOn] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const change = async (wanted: boolean) => {
    setIsPending(true);
    await follow(wanted);
    setIsOn(wanted);
    setIsPending(false);
  };
  return (
    <UserCard
      user={person}
      isSelf={isSelf}
      following={{ isOn, isPending, onChange: (wanted) => void change(wanted) }}
    />
  );
}
