import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { PanelTabs } from './PanelTabs.tsx';
import { roomTabItems } from './roomTabItems.tsx';
import type { RoomTabsContent } from './roomTabItems.tsx';
import type { RoomTab } from './RoomTab.ts';
import type { RootProps } from '../../rootProps.ts';

export type { RoomTab } from './RoomTab.ts';

export interface RoomTabsProps extends RoomTabsContent, RootProps {
  /** @default 'attendees' (LCHT-03) */
  selected?: RoomTab | undefined;
  /** Receives the pressed tab; the app holds it as `selected`. */
  onSelect: (tab: RoomTab) => void;
}

/** People or public chat beside the stage. */
export function RoomTabs({
  selected = 'attendees',
  onSelect,
  ref,
  className,
  ...content
}: RoomTabsProps) {
  const locale = useUiLocale();
  return (
    <PanelTabs
      ref={ref}
      className={className}
      label={content.t('live.tabs.label')}
      items={roomTabItems(content, locale)}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
