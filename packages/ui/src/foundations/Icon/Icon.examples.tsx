import { Icon } from '@rostra/ui/Icon';
import { Inline } from '@rostra/ui/Inline';
import { Text } from '@rostra/ui/Text';
import { Calendar, Clock, Video } from '@rostra/ui/icons';

/** Put one icon before the text that it repeats. */
export const Do = () => (
  <Inline>
    <Icon icon={Calendar} />
    <Text as="span">Tue 8 Sep, 14:30</Text>
  </Inline>
);

/** Put several icons into one line. */
export const Dont = () => (
  <Inline>
    <Icon icon={Calendar} />
    <Text as="span">Tue 8 Sep</Text>
    <Icon icon={Clock} />
    <Text as="span">14:30</Text>
    <Icon icon={Clock} />
  </Inline>
);

/** A decorative icon beside its text, and one that replaces it. */
export function Example({ duration, isRecorded }: { duration: string; isRecorded: boolean }) {
  return (
    <Inline>
      <Icon icon={Clock} size="sm" />
      <Text as="span" size="sm">
        {duration}
      </Text>
      {isRecorded && <Icon icon={Video} size="sm" label="Recorded" />}
    </Inline>
  );
}
