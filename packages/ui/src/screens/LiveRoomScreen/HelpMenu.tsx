import { CircleHelp } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { Menu } from '../../overlays/Menu/index.ts';
import type { MenuAction } from '../../overlays/Menu/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { stageAction } from '../../live/RoomParts/stageAction.css.ts';
import type { LiveText } from '../liveText.ts';

export interface HelpMenuProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The help pages: the shortcuts, the room's features, the device test. */
  items: readonly MenuAction[];
}

/** The help menu in the room's header. */
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
