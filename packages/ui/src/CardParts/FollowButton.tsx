import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Check, Plus } from '../icons.ts';
import { useCommunityText } from '../TextProvider/useCommunityText.ts';

/** Following somebody or something, and how to change it. */
export interface Following {
  /** Of this reader. */
  isOn: boolean;
  /** The change is on its way. @default false */
  isPending?: boolean | undefined;
  /** Gets what the reader wants from now on. */
  onChange: (isOn: boolean) => void;
}

interface FollowButtonProps {
  /** Who or what is followed. */
  name: string;
  /** Where it stands. */
  following: Following;
}

/** Follows, or stops following; it says which of the two is so, and stays where it is. */
export function FollowButton({ name, following }: FollowButtonProps) {
  const t = useCommunityText();
  const { isOn, isPending = false, onChange } = following;
  return (
    <Button
      size="sm"
      tone="neutral"
      emphasis={isOn ? 'ghost' : 'outline'}
      isPending={isPending}
      aria-label={t(isOn ? 'people.followingNamed' : 'people.followNamed', { name })}
      onPress={() => onChange(!isOn)}
    >
      {!isPending && <Icon icon={isOn ? Check : Plus} size="sm" />}
      <span>{t(isOn ? 'people.following' : 'people.follow')}</span>
    </Button>
  );
}
