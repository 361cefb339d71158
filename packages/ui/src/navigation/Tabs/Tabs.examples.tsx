import { Tabs } from '@rostra/ui/Tabs';
import { Text } from '@rostra/ui/Text';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** Divide a page into equal parts, of which readers need one at a time. */
export const Do = () => (
  <Tabs
    label="Your events"
    items={[
      { id: 'upcoming', label: 'Upcoming', count: 2, content: <Text>Two events this week.</Text> },
      { id: 'past', label: 'Past', count: 9, content: <Text>Nine events since May.</Text> },
    ]}
  />
);

/** Put what each reader must know behind the second tab. */
export const Dont = () => (
  <Tabs
    label="Registration"
    items={[
      { id: 'event', label: 'Event', content: <Text>Select a seat, then register.</Text> },
      { id: 'price', label: 'Price', content: <Text>98.00 coins, no refund.</Text> },
    ]}
  />
);

interface EventTabsProps {
  upcoming: ReactNode;
  past: ReactNode;
  onOpenPast: () => void;
}

/** Two lists; the second one loads when its tab is first selected. */
export function Example({ upcoming, past, onOpenPast }: EventTabsProps) {
  const [selected, setSelected] = useState('upcoming');
  return (
    <Tabs
      label="Your events"
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        if (id === 'past') onOpenPast();
      }}
      items={[
        { id: 'upcoming', label: 'Upcoming', content: upcoming },
        { id: 'past', label: 'Past', content: past },
      ]}
    />
  );
}
