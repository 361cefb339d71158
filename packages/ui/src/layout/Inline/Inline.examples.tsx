import { Button } from '@rostra/ui/Button';
import { Inline } from '@rostra/ui/Inline';
import { Tag } from '@rostra/ui/Tag';
import { Text } from '@rostra/ui/Text';

const tags = ['Expert roadshow', 'Energy storage', 'Registration open', 'AI-generated', 'VIP'].map(
  (word) => <Tag key={word}>{word}</Tag>,
);

/** Let the tags wrap to the next line. */
export const Do = () => <Inline>{tags}</Inline>;

/** Keep them on one line, so that the last ones leave the page. */
export const Dont = () => <Inline isWrapping={false}>{tags}</Inline>;

interface SpeakerRowProps {
  name: string;
  onFollow: () => void;
}

/** A row with its action at the end. */
export function Example({ name, onFollow }: SpeakerRowProps) {
  return (
    <Inline justify="between" gap={4}>
      <Text as="span" dir="auto">
        {name}
      </Text>
      <Button size="sm" emphasis="outline" onPress={onFollow}>
        Follow
      </Button>
    </Inline>
  );
}
