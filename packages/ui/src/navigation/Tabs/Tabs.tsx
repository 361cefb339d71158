import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  /** How many there are, after the label. */
  count?: number | undefined;
  /** An address, where each tab is a page of its own. */
  href?: string | undefined;
  isDisabled?: boolean | undefined;
  content: ReactNode;
}

export interface TabsProps extends RootProps {
  /** Names the tabs for screen readers. */
  label: string;
  /** In the order to show; only the content of the selected one is rendered. */
  items: readonly TabItem[];
  /**
   * Controlled by the caller; without it the tabs hold their own state, with the first one
   * selected.
   */
  selected?: string | undefined;
  /** Receives the id of the selected tab, in controlled and uncontrolled use. */
  onSelect?: ((id: string) => void) | undefined;
  /** @default 'md' */
  size?: 'md' | 'lg' | undefined;
}

/** Parts of a page, one in sight. */
export function Tabs({ label, items, selected, onSelect, size = 'md', ...root }: TabsProps) {
  return (
    <AriaTabs
      {...rootProps(root)}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect ? { onSelectionChange: (key) => onSelect(String(key)) } : {})}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            isDisabled={item.isDisabled ?? false}
            className={styles.tab({ size })}
            {...(item.href === undefined ? {} : { href: item.href })}
          >
            <span>{item.label}</span>
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
