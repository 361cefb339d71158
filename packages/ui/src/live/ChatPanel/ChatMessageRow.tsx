import { CircleAlert, Trash2 } from 'lucide-react';
import { formatClock } from '@rostra/i18n';
import { memo } from 'react';
import { Avatar } from '../../data/Avatar/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { joinParts } from '../../layout/CardParts/joinParts.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import type { ChatPanelMessage } from './chatMessage.ts';
import { ChatText } from './ChatText.tsx';
import * as styles from './ChatPanel.css.ts';

export interface ChatMessageRowProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Keep it the same object while nothing in it changes; a new object re-renders the row. */
  message: ChatPanelMessage;
  /** The reader's time zone, IANA. */
  timeZone: string;
  /** Resends a failed message; offered only for those. */
  onResend?: ((message: ChatPanelMessage) => void) | undefined;
  /** Discards a failed message; offered only for those (LCHT-20). */
  onDiscard?: ((message: ChatPanelMessage) => void) | undefined;
  /** Deletes a message, for super roles; offered only for delivered messages. */
  onRemove?: ((message: ChatPanelMessage) => void) | undefined;
}

/** One message: author, role, time and text. The text is plain; only its addresses become links. */
export const ChatMessageRow = memo(function ChatMessageRow(props: ChatMessageRowProps) {
  const { t, message, timeZone, onResend, onDiscard, onRemove } = props;
  const { author, role, text, time, isOwn, state, reason } = message;
  return (
    <div className={styles.message}>
      <Avatar name={author} />
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.author} dir="auto">
            {isOwn ? t('live.chat.you') : author}
          </span>
          {role !== 'audience' && <span className={styles.role}>{t(`live.roles.${role}`)}</span>}
          <time className={styles.time} dateTime={time.toISOString()}>
            {formatClock(time, timeZone)}
          </time>
        </div>
        <p className={styles.text({ state })} dir="auto">
          {state === 'removed' ? t('live.chat.removed') : <ChatText text={text} />}
        </p>
        {state === 'sending' && <span className={styles.sending}>{t('live.chat.sending')}</span>}
        {state === 'failed' && (
          <span className={styles.failed}>
            <Icon icon={CircleAlert} size="sm" />
            <span>{joinParts([t('live.chat.failed'), reason])}</span>
            {onResend && (
              <Button size="sm" emphasis="ghost" onPress={() => onResend(message)}>
                {t('live.chat.resend')}
              </Button>
            )}
            {onDiscard && (
              <Button size="sm" emphasis="ghost" onPress={() => onDiscard(message)}>
                {t('live.chat.discard')}
              </Button>
            )}
          </span>
        )}
      </div>
      {onRemove && state === 'sent' && (
        <IconButton
          icon={Trash2}
          size="sm"
          label={t('live.chat.remove', { name: author })}
          onPress={() => onRemove(message)}
        />
      )}
    </div>
  );
});
