import { CircleQuestionMark, FileText, MessageSquare, Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Badge } from '../../Badge/index.ts';
import { Icon } from '../../Icon/index.ts';
import type { LiveText } from '../liveText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './RoomToolTabs.css.ts';

/** What the room's panel can show. */
export type RoomToolId = 'talk' | 'questions' | 'documents' | 'phone';

/** A part of the room's panel that the reader can turn to. */
export interface RoomTool {
  /** People and chat, questions, documents, or the telephone. */
  id: RoomToolId;
  /** What waits there for the reader, at its sign; nothing is marked for 0. @default 0 */
  count?: number | undefined;
}

const icons: Record<RoomToolId, LucideIcon> = {
  talk: MessageSquare,
  questions: CircleQuestionMark,
  documents: FileText,
  phone: Phone,
};

export interface RoomToolTabsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** In the order to show. */
  tools: readonly RoomTool[];
  /** The one in sight. */
  selected: RoomToolId;
  /** Gets the one pressed; the app holds it. */
  onSelect: (tool: RoomToolId) => void;
  /** Stands at the end of their line: the way out of the sheet. */
  end: ReactNode;
  /** The content of the one in sight; the others are nowhere. */
  children: ReactNode;
}

/** The word below a part's sign. */
const WORDS = {
  talk: 'live.controls.chat',
  questions: 'liveTalk.questions.list',
  documents: 'liveMedia.documents.label',
  phone: 'live.tools.phone',
} as const;

/** Signs over the room's panel that lead to its parts: one is in sight, and it alone is asked for. */
export function RoomToolTabs(props: RoomToolTabsProps) {
  const { t, tools, selected, onSelect, end, children } = props;
  return (
    <Tabs
      className={styles.root}
      selectedKey={selected}
      onSelectionChange={(key) => {
        const pressed = tools.find(({ id }) => id === key);
        if (pressed) onSelect(pressed.id);
      }}
    >
      <div className={styles.head}>
        <TabList aria-label={t('live.tools.label')} className={styles.list}>
          {tools.map((tool) => (
            <Tab key={tool.id} id={tool.id} className={styles.tool}>
              <Icon icon={icons[tool.id]} />
              <span className={styles.word}>{t(WORDS[tool.id])}</span>
              <span className={styles.count}>
                <Badge
                  count={tool.count ?? 0}
                  label={t('live.tools.waiting', { count: tool.count ?? 0 })}
                  tone="brand"
                />
              </span>
            </Tab>
          ))}
        </TabList>
        {wrapTexts(end)}
      </div>
      {/* Another one for each: its id is fixed when it is made. */}
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
