import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import * as tabs from '../../navigation/Tabs/Tabs.css.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './RoomTabs.css.ts';

/** Up to this many tabs have wide gaps; more have narrow ones. */
const ROOMY = 2;

/** A tab of the room's panel. */
export interface PanelTab<Id extends string> {
  id: Id;
  /** Its label, with the counts beside it. */
  head: ReactNode;
  content: ReactNode;
}

interface PanelTabsProps<Id extends string> extends RootProps {
  /** Names the tabs for screen readers. */
  label: string;
  /** In the order to show; at least one. */
  items: readonly PanelTab<Id>[];
  /** Where it is not among the items, the first is shown (LCHT-04). */
  selected: Id;
  /** Receives the pressed tab. */
  onSelect: (id: Id) => void;
}

/** The tabs of the room's panel: as high as their container, with scrolling content inside. */
export function PanelTabs<Id extends string>(props: PanelTabsProps<Id>) {
  const { label, items, selected, onSelect } = props;
  const shown = items.find(({ id }) => id === selected) ?? items[0];
  return (
    <Tabs
      {...rootProps(props, styles.root)}
      {...(shown === undefined ? {} : { selectedKey: shown.id })}
      onSelectionChange={(key) => {
        const pressed = items.find(({ id }) => id === key);
        if (pressed) onSelect(pressed.id);
      }}
    >
      <TabList
        aria-label={label}
        className={`${tabs.list} ${items.length > ROOMY ? styles.tight : styles.list}`}
      >
        {items.map(({ id, head }) => (
          <Tab key={id} id={id} className={tabs.tab({ size: 'md' })}>
            {head}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
