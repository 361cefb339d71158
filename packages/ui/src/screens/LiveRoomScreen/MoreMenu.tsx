import { Ellipsis } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { Menu } from '../../overlays/Menu/index.ts';
import type { MenuAction } from '../../overlays/Menu/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { control } from '../../live/RoomControls/RoomControl.css.ts';
import type { LiveText } from '../liveText.ts';

export interface MoreMenuProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /**
   * The controls that don't fit in the bar, and the actions on the room as a whole; nothing is
   * shown without any.
   */
  items: readonly MenuAction[];
}

/** The control of the bar that opens the rest. */
export function MoreMenu({ t, items }: MoreMenuProps) {
  if (items.length === 0) return null;
  return (
    <Menu
      label={t('live.controls.moreMenu')}
      items={items}
      placement="top end"
      trigger={
        <PlainButton className={control({ isOn: false, tone: 'plain' })}>
          <Icon icon={Ellipsis} size="lg" />
          <span>{t('live.controls.more')}</span>
        </PlainButton>
      }
    />
  );
}
