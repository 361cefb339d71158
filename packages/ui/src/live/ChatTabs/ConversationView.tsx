import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Avatar } from '../../data/Avatar/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { conversationNote } from './conversationNote.ts';
import type { ChatConversation } from './conversation.ts';
import * as styles from './ChatTabs.css.ts';

interface ConversationViewProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The conversation; its messages are in `children`. */
  conversation: ChatConversation;
  /** Returns to the list. */
  onBack: () => void;
  /** The `ChatPanel`. */
  children: ReactNode;
}

/** One conversation: its name, the way back, and its chat. */
export function ConversationView({ t, conversation, onBack, children }: ConversationViewProps) {
  const { kind, name } = conversation;
  return (
    <section aria-label={t('liveTalk.messages.with', { name })} className={styles.view}>
      <div className={styles.head}>
        <IconButton
          icon={ArrowLeft}
          label={t('liveTalk.messages.back')}
          data-back
          onPress={onBack}
        />
        <Avatar name={name} size="sm" kind={kind === 'group' ? 'organization' : 'person'} />
        <span className={styles.words}>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.note}>{conversationNote(t, conversation)}</p>
        </span>
      </div>
      <div className={styles.chat}>{children}</div>
    </section>
  );
}
