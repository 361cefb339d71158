import { IconButton } from '@rostra/ui/IconButton';
import { Inline } from '@rostra/ui/Inline';
import { Text } from '@rostra/ui/Text';
import { Copy, LayoutGrid, SlidersHorizontal, Trash2, X } from '@rostra/ui/icons';

/** Use an icon that readers know, and name the action with its object. */
export const Do = () => (
  <Inline justify="between">
    <Text weight="strong">Invite a colleague</Text>
    <IconButton icon={X} label="Close the dialog" />
  </Inline>
);

/** Use icons for actions that readers have to guess. */
export const Dont = () => (
  <Inline justify="between">
    <Text weight="strong">Invite a colleague</Text>
    <Inline>
      <IconButton icon={LayoutGrid} label="More" />
      <IconButton icon={SlidersHorizontal} label="Options" />
    </Inline>
  </Inline>
);

/** Two actions of a row: the label contains the row’s name. */
export function Example({
  name,
  onCopy,
  onRemove,
}: {
  name: string;
  onCopy: () => void;
  onRemove: () => void;
}) {
  return (
    <Inline gap={1}>
      <IconButton icon={Copy} label={`Copy ${name}`} size="sm" onPress={onCopy} />
      <IconButton icon={Trash2} label={`Remove ${name}`} size="sm" onPress={onRemove} />
    </Inline>
  );
}
