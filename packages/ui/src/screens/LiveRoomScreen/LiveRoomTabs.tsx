import { CircleQuestionMark, FileText, MessageSquare, Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Badge } from '../../status/Badge/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import type { LiveText } from '../liveText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './LiveRoomTabs.css.ts';

/** A section of the room's panel. */
export type PanelSectionId = 'talk' | 'questions' | 'documents' | 'phone';

/** A section of the room's panel that the reader can select. */
export interface PanelSection {
  /** Attendees and chat, questions, documents, or the phone. */
  id: PanelSectionId;
  /** The number of waiting items for the reader, at its icon; 0 marks nothing. @default 0 */
  count?: number | undefined;
}

const icons: Record<PanelSectionId, LucideIcon> = {
  talk: MessageSquare,
  questions: CircleQuestionMark,
  documents: FileText,
  phone: Phone,
};

export interface LiveRoomTabsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** In the order to show. */
  sections: readonly PanelSection[];
  /** The selected one. */
  selected: PanelSectionId;
  /** Receives the pressed section; the app holds it. */
  onSelect: (section: PanelSectionId) => void;
  /** The content at the end of their line: the button that closes the sheet. */
  end: ReactNode;
  /** The content of the selected one; the others are not mounted. */
  children: ReactNode;
}

/** The label below a section's icon. */
const WORDS = {
  talk: 'live.controls.chat',
  questions: 'liveTalk.questions.list',
  documents: 'liveMedia.documents.label',
  phone: 'live.tools.phone',
} as const;

/** Icons over the room's panel that lead to its sections: one is selected, and only it is loaded. */
export function LiveRoomTabs(props: LiveRoomTabsProps) {
  const { t, sections, selected, onSelect, end, children } = props;
  return (
    <Tabs
      className={styles.root}
      selectedKey={selected}
      onSelectionChange={(key) => {
        const pressed = sections.find(({ id }) => id === key);
        if (pressed) onSelect(pressed.id);
      }}
    >
      <div className={styles.head}>
        <TabList aria-label={t('live.tools.label')} className={styles.list}>
          {sections.map((section) => (
            <Tab key={section.id} id={section.id} className={styles.section}>
              <Icon icon={icons[section.id]} />
              <span className={styles.word}>{t(WORDS[section.id])}</span>
              <span className={styles.count}>
                <Badge
                  count={section.count ?? 0}
                  label={t('live.tools.waiting', { count: section.count ?? 0 })}
                  tone="brand"
                />
              </span>
            </Tab>
          ))}
        </TabList>
        {wrapTexts(end)}
      </div>
      {/* A new element for each: its id is fixed at creation. */}
      <TabPanel
        key={selected}
        id={selected}
        className={styles.body({ isPadded: selected === 'documents' })}
      >
        {children}
      </TabPanel>
    </Tabs>
  );
}
