import type { UserHomepage } from '@rostra/contract';
import { UserCard } from '@rostra/ui/UserCard';
import { useState } from 'react';
import { userHomepageOf } from '../../features/user/userHomepageOf.ts';
import * as styles from './pages.css.ts';

/** PROF-25: the head of a personal homepage. */
export function AuthorPage({ user }: { user: UserHomepage }) {
  const [isOn, setOn] = useState(user.is_following === true);
  return (
    <div className={styles.page}>
      <UserCard
        user={userHomepageOf(user)}
        look="page"
        level={1}
        following={{ isOn, onChange: setOn }}
      />
    </div>
  );
}
