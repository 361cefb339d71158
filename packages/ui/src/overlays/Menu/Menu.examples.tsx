import { Button } from '@rostra/ui/Button';
import { IconButton } from '@rostra/ui/IconButton';
import { Menu } from '@rostra/ui/Menu';
import { Copy, Ellipsis, Pencil, Trash2 } from '@rostra/ui/icons';
import { nothing } from '../../story/samples/words.ts';

interface ArticleActions {
  editHref: string;
  copyLink: () => void;
  remove: () => void;
}

/** The quieter actions of an article, behind one button. */
export function Example({ editHref, copyLink, remove }: ArticleActions) {
  return (
    <Menu
      label="Actions on this article"
      trigger={<IconButton icon={Ellipsis} label="More actions" />}
      items={[
        { id: 'edit', label: 'Edit', icon: Pencil, href: editHref },
        { id: 'copy', label: 'Copy link', icon: Copy, onPress: copyLink },
        {
          id: 'remove',
          label: 'Remove…',
          icon: Trash2,
          tone: 'danger',
          isFirstOfGroup: true,
          onPress: remove,
        },
      ]}
    />
  );
}

const menu = {
  label: 'Actions on this comment',
  trigger: (
    <Button tone="neutral" emphasis="outline">
      More
    </Button>
  ),
};
const copy = { id: 'copy', label: 'Copy link', icon: Copy, onPress: nothing };
const edit = { id: 'edit', label: 'Edit', icon: Pencil, onPress: nothing };
const removal = { id: 'remove', label: 'Remove…', icon: Trash2, onPress: nothing };

/** Put a destructive action last, in a group and tone of its own. */
export const Do = () => (
  <Menu {...menu} items={[edit, copy, { ...removal, tone: 'danger', isFirstOfGroup: true }]} />
);

/** Put a destructive action between others, where it is pressed by mistake. */
export const Dont = () => <Menu {...menu} items={[edit, removal, copy]} />;
