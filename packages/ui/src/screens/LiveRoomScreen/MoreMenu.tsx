import { Ellipsis } from 'lucide-react';
import { Icon } from '../../Icon/index.ts';
import { Menu } from '../../Menu/index.ts';
import type { MenuAction } from '../../Menu/index.ts';
import { PlainButton } from '../../Press/PlainButton.tsx';
import { control } from '../../RoomControls/RoomControl.css.ts';
import type { LiveText } from '../liveText.ts';

export interface MoreMenuProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** What the bar has no room for, and what is done with the room as a whole; without any there is nothing to see. */
  items: readonly MenuAction[];
}

/** A control of the bar behind which the rest is. */
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
