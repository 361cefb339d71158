import { BEIJING } from '@rostra/i18n';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { Checkbox } from '../../forms/Checkbox/index.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { MessageField } from '../RoomParts/MessageField.tsx';
import { useAnnouncer } from '../RoomParts/useAnnouncer.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { questionsOn } from './boardQuestion.ts';
import type { BoardQuestion, QuestionShelf } from './boardQuestion.ts';
import { questionText, ownText } from './questionUpdates.ts';
import { QuestionRow } from './QuestionRow.tsx';
import type { QuestionActs } from './QuestionRow.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './QuestionBoard.css.ts';

export interface QuestionBoardProps extends QuestionActs, RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /**
   * The host also sees dismissed questions, and is notified of new ones; audience members of their
   * own. @default 'audience'
   */
  view?: 'audience' | 'host' | undefined;
  /** In the order to show, most wanted first; the question being answered is put before them. */
  questions: readonly BoardQuestion[];
  /** Questions with a pending action. @default none */
  pendingIds?: ReadonlySet<number> | undefined;
  /** Asks; a rejected promise keeps the text. Absent for a reader who doesn't ask: the host. */
  onAsk?: ((text: string, isAnonymous: boolean) => void | Promise<unknown>) | undefined;
  /** Offers to ask anonymously; the host still reads the name. @default false */
  mayBeAnonymous?: boolean | undefined;
  /** Why the question was refused, a sentence. */
  problem?: string | undefined;
  /** Why no question can be asked, a sentence; replaces the field. */
  refusal?: string | undefined;
  /** The character limits of a question and of an answer. */
  maxLength: number;
  /** The reader's time zone, IANA. @default Beijing */
  timeZone?: string | undefined;
}

const NONE: ReadonlySet<number> = new Set();

/** Questions to the speakers: asked, voted for, answered aloud or in writing, or dismissed. */
export function QuestionBoard(props: QuestionBoardProps) {
  const { t, view = 'audience', questions, pendingIds = NONE, onAsk, maxLength, refusal } = props;
  const { onVote, onTakeUp, onAnswered, onReply, onHide, onRestore } = props;
  const [shelf, setShelf] = useState<QuestionShelf>('open');
  const [isAnonymous, setAnonymous] = useState(false);
  const spoken = useAnnouncer(questions, (before, now) =>
    (view === 'host' ? questionText : ownText)(t, before, now),
  );
  const shelves: QuestionShelf[] =
    view === 'host' ? ['open', 'answered', 'hidden'] : ['open', 'answered'];
  const shown = questionsOn(shelf, questions);
  return (
    <section {...rootProps(props, styles.root)} aria-label={t('liveTalk.questions.title')}>
      <div className={styles.head}>
        <SegmentedControl
          label={t('liveTalk.questions.shelf')}
          options={shelves.map((value) => ({
            value,
            label: t(`liveTalk.questions.shelves.${value}`, {
              count: questionsOn(value, questions).length,
            }),
          }))}
          value={shelf}
          onChange={setShelf}
        />
      </div>
      <div
        role="group"
        aria-label={t('liveTalk.questions.list')}
        tabIndex={0}
        className={styles.list}
      >
        {shown.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState title={t(`liveTalk.questions.none.${shelf}`)}>
              {shelf === 'open' && onAsk && refusal === undefined
                ? t('liveTalk.questions.noneHint')
                : undefined}
            </EmptyState>
          </div>
        ) : (
          shown.map((question) => (
            <QuestionRow
              key={question.id}
              {...{ t, question, maxLength, onTakeUp, onAnswered, onReply, onHide, onRestore }}
              onVote={onVote}
              timeZone={props.timeZone ?? BEIJING}
              isPending={pendingIds.has(question.id)}
            />
          ))
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      {refusal !== undefined ? (
        <div className={styles.refusal}>
          <Banner>{refusal}</Banner>
        </div>
      ) : (
        onAsk && (
          <MessageField
            t={t}
            label={t('liveTalk.questions.ask')}
            action={t('liveTalk.questions.send')}
            icon={MessageCircleQuestionMark}
            maxLength={maxLength}
            problem={props.problem}
            onSend={(text) => onAsk(text, isAnonymous)}
          >
            {props.mayBeAnonymous === true && (
              <Checkbox isSelected={isAnonymous} onChange={setAnonymous}>
                {t('liveTalk.questions.withoutName')}
              </Checkbox>
            )}
          </MessageField>
        )
      )}
    </section>
  );
}
