import { ToggleButton } from '@rostra/ui/ToggleButton';
import { useState } from 'react';

/** Keep the label: the surface shows the state. */
export const Do = () => <ToggleButton defaultSelected>Follow</ToggleButton>;

/** Change the label and the state at once: the reader can’t know which of them is meant. */
export function Dont() {
  const [isOn, setOn] = useState(true);
  return (
    <ToggleButton isSelected={isOn} onChange={setOn}>
      {isOn ? 'Unfollow' : 'Follow'}
    </ToggleButton>
  );
}

/** Follows an author at once; a failed request turns it back. */
export function Example({ follow }: { follow: (isFollowing: boolean) => Promise<void> }) {
  const [isFollowing, setFollowing] = useState(false);
  return (
    <ToggleButton
      isSelected={isFollowing}
      onChange={(next) => {
        setFollowing(next);
        follow(next).catch(() => setFollowing(!next));
      }}
    >
      Follow
    </ToggleButton>
  );
}
