import { CircleHelp } from 'lucide-react';
import { Icon } from '../../Icon/index.ts';
import { Menu } from '../../Menu/index.ts';
import type { MenuAction } from '../../Menu/index.ts';
import { PlainButton } from '../../Press/PlainButton.tsx';
import { stageAction } from '../../RoomParts/stageAction.css.ts';
import type { LiveText } from '../liveText.ts';

export interface HelpMenuProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Where help is: the keys, what the room offers, the test of the devices. */
  items: readonly MenuAction[];
}

/** In the room's header: where help is. */
export function HelpMenu({ t, items }: HelpMenuProps) {
  return (
    <Menu
      label={t('liveHelp.menu.label')}
      items={items}
      trigger={
        <PlainButton className={stageAction} aria-label={t('liveHelp.menu.label')}>
          <Icon icon={CircleHelp} />
        </PlainButton>
      }
    />
  );
}
