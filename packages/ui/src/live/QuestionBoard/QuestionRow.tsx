import { EyeOff, Reply, ThumbsUp } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { formatClock, formatCount } from '@rostra/i18n';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { MessageField } from '../RoomParts/MessageField.tsx';
import type { LiveText } from '../../screens/liveText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { ToggleButton } from '../../actions/ToggleButton/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import type { BoardQuestion } from './boardQuestion.ts';
import * as styles from './QuestionBoard.css.ts';

/** The actions on a question; absent ones are not offered. */
export interface QuestionActs {
  /** Adds or removes the reader's vote; absent for the reader's own question. */
  onVote?: ((question: BoardQuestion, hasVoted: boolean) => void) | undefined;
  /** Takes it up: everyone sees that it is being answered. For the host. */
  onTakeUp?: ((question: BoardQuestion) => void) | undefined;
  /** Marks it as answered aloud. For the host. */
  onAnswered?: ((question: BoardQuestion) => void) | undefined;
  /** Answers in writing; a rejected promise keeps the text. For host and speakers. */
  onReply?: ((question: BoardQuestion, text: string) => void | Promise<unknown>) | undefined;
  /** Dismisses it: the audience no longer sees it. For the host. */
  onHide?: ((question: BoardQuestion) => void) | undefined;
  /** Restores it among the open ones. For the host. */
  onRestore?: ((question: BoardQuestion) => void) | undefined;
}

export interface QuestionRowProps extends QuestionActs {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Keep the same object while nothing in it changes. */
  question: BoardQuestion;
  /** The reader's time zone, IANA. */
  timeZone: string;
  /** The character limit of an answer. */
  maxLength: number;
  /** An action on it is pending: its buttons keep the focus and ignore presses. */
  isPending: boolean;
}

/** Returns the number of votes, in words. */
const votesText = (t: LiveText, count: number): string =>
  count === 1 ? t('liveTalk.questions.votesOne') : t('liveTalk.questions.votes', { count });

function Votes({ t, question, isPending, onVote }: QuestionRowProps) {
  const { votes, hasVoted, isOwn, state } = question;
  const shown = formatCount(votes, useUiLocale());
  const mayVote = onVote && isOwn !== true && (state === 'waiting' || state === 'live');
  if (!mayVote)
    return (
      <span className={styles.votes}>
        <span className={styles.count}>
          <Icon icon={ThumbsUp} size="sm" />
          <span aria-hidden>{shown}</span>
          <VisuallyHidden>{votesText(t, votes)}</VisuallyHidden>
        </span>
      </span>
    );
  return (
    <span className={styles.votes}>
      <ToggleButton
        size="sm"
        isSelected={hasVoted}
        isPending={isPending}
        onChange={(next) => onVote(question, next)}
      >
        <Icon icon={ThumbsUp} size="sm" />
        <span aria-hidden>{shown}</span>
        <VisuallyHidden>
          {t('liveTalk.questions.vote', { votes: votesText(t, votes) })}
        </VisuallyHidden>
      </ToggleButton>
    </span>
  );
}

/** The host's buttons: the next step is filled, the others are secondary. */
function HostActs(props: QuestionRowProps & { onReplyOpen: (() => void) | undefined }) {
  const { t, question, isPending, onTakeUp, onAnswered, onHide, onRestore, onReplyOpen } = props;
  const { state } = question;
  const isOpen = state === 'waiting' || state === 'live';
  const hasAny = isOpen ? [onTakeUp, onAnswered, onHide, onReplyOpen].some(Boolean) : onRestore;
  if (!hasAny) return null;
  return (
    <span className={styles.acts}>
      {state === 'waiting' && onTakeUp && (
        <Button
          size="sm"
          tone="neutral"
          emphasis="outline"
          isPending={isPending}
          onPress={() => onTakeUp(question)}
        >
          {t('liveTalk.questions.takeUp')}
        </Button>
      )}
      {state === 'live' && onAnswered && (
        <Button size="sm" isPending={isPending} onPress={() => onAnswered(question)}>
          {t('liveTalk.questions.answered')}
        </Button>
      )}
      {isOpen && onReplyOpen && (
        <IconButton
          icon={Reply}
          size="sm"
          label={t('liveTalk.questions.reply')}
          data-reply
          isPending={isPending}
          onPress={onReplyOpen}
        />
      )}
      {isOpen && onHide && (
        <IconButton
          icon={EyeOff}
          size="sm"
          label={t('liveTalk.questions.hide')}
          isPending={isPending}
          onPress={() => onHide(question)}
        />
      )}
      {!isOpen && onRestore && (
        <Button
          size="sm"
          tone="neutral"
          emphasis="ghost"
          isPending={isPending}
          onPress={() => onRestore(question)}
        >
          {t('liveTalk.questions.restore')}
        </Button>
      )}
    </span>
  );
}

/** One question: author, time, text, votes, and its answer. */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { t, question, timeZone, maxLength, onReply } = props;
  const { text, author, isAnonymous, isOwn, time, state, answer } = question;
  const [isReplying, setReplying] = useState(false);
  // The draft is there again when the field is reopened.
  const [draft, setDraft] = useState('');
  const id = useId();
  const place = useRef<HTMLElement>(null);
  // Opening the field focuses it.
  useEffect(() => {
    if (isReplying) place.current?.querySelector('textarea')?.focus();
  }, [isReplying]);
  // The field is gone: the focus returns to the button that opened it.
  const close = () => {
    place.current?.querySelector<HTMLElement>('[data-reply]')?.focus();
    setReplying(false);
  };
  const name = isOwn === true ? t('live.chat.you') : (author ?? t('liveTalk.questions.nameless'));
  return (
    <article
      ref={place}
      aria-labelledby={id}
      className={styles.question({ isLive: state === 'live' })}
    >
      <Votes {...props} />
      <div className={styles.words}>
        <div className={styles.meta}>
          <span className={styles.author} dir="auto">
            {name}
          </span>
          {isAnonymous === true && author !== null && (
            <span>{t('liveTalk.questions.anonymous')}</span>
          )}
          <time dateTime={time.toISOString()}>{formatClock(time, timeZone)}</time>
          {state === 'live' && <Tag tone="brand">{t('liveTalk.questions.live')}</Tag>}
        </div>
        <p id={id} className={styles.text} dir="auto">
          {text}
        </p>
        {answer && (
          <p className={styles.answer}>
            <span className={styles.author}>
              {t('liveTalk.questions.answerOf', { name: answer.author })}
            </span>{' '}
            <bdi>{answer.text}</bdi>
          </p>
        )}
        <HostActs {...props} onReplyOpen={onReply && (() => setReplying(!isReplying))} />
        {isReplying && onReply && (
          <div
            className={styles.reply}
            role="presentation"
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
              // Not for the sheet around it, which closes by the same key.
              event.stopPropagation();
              close();
            }}
          >
            <MessageField
              t={t}
              label={t('liveTalk.questions.replyTo', { name })}
              action={t('liveTalk.questions.sendReply')}
              icon={Reply}
              maxLength={maxLength}
              draft={draft}
              onDraftChange={setDraft}
              onSend={async (written) => {
                await onReply(question, written);
                setDraft('');
                close();
              }}
            />
          </div>
        )}
      </div>
    </article>
  );
});
