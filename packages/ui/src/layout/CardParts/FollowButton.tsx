import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Check, Plus } from '../../icons.ts';
import { useCommunityText } from '../../foundations/TextProvider/useCommunityText.ts';

/** A follow relation and how to change it. */
export interface Following {
  /** True if this reader follows. */
  isOn: boolean;
  /** The change is being saved. @default false */
  isPending?: boolean | undefined;
  /** Gets the requested state. */
  onChange: (isOn: boolean) => void;
}

interface FollowButtonProps {
  /** The name of the followed person or thing. */
  name: string;
  /** The current follow state. */
  following: Following;
}

/** Follows or unfollows. It shows the current state and stays in place. */
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
