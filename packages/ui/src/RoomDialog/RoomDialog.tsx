import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { Dialog } from '../Dialog/index.ts';
import type { RoomRole } from '../RoomParts/roomTypes.ts';
import type { LiveText } from '../screens/liveText.ts';
import { wrapTexts } from '../wrapTexts.tsx';

/** What stops the room or asks before something that everyone feels. */
export type RoomDialogKind =
  | 'kickedOff'
  | 'loginFailure'
  | 'loginTimeout'
  | 'joinFailure'
  | 'removed'
  | 'ended'
  | 'notHeld'
  | 'withdrawn'
  | 'transfer'
  | 'giveBack'
  | 'start'
  | 'stop'
  | 'audienceStop'
  | 'leave'
  | 'deniedAudio'
  | 'deniedVideo'
  | 'deniedScreen';

/** These can be answered with no; of the others the room is over, or they are only to be read. */
const QUESTIONS: ReadonlySet<RoomDialogKind> = new Set([
  'start',
  'stop',
  'audienceStop',
  'leave',
  'transfer',
  'giveBack',
  'deniedAudio',
  'deniedVideo',
  'deniedScreen',
]);

/** Of these the room can be entered anew, and be left for good. */
const WAYS_BACK: ReadonlySet<RoomDialogKind> = new Set([
  'kickedOff',
  'loginFailure',
  'loginTimeout',
  'joinFailure',
]);

export interface RoomDialogProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Null while there is nothing to say. */
  kind: RoomDialogKind | null;
  /** Whom it concerns, for `transfer` and `giveBack`. */
  name?: string | undefined;
  /** What the reader is from now on, for `withdrawn`. */
  role?: RoomRole | undefined;
  /** The one act: log in again, refresh, back to the event, start, end, try again. */
  onAct: () => void;
  /** Away from the room, where it can be entered anew too: a button of its own. */
  onLeave?: (() => void) | undefined;
  /** Below the words of what ends the room: what leads on from it. */
  children?: ReactNode;
  /** No, for what can be answered so; also Escape and the cross. */
  onCancel?: (() => void) | undefined;
  /** The act is under way: it is not begun again. @default false */
  isPending?: boolean | undefined;
}

/** The room's dialogs, each with what happened, what to do, and one act (LCON-30 to LCON-34). */
export function RoomDialog(props: RoomDialogProps) {
  const { t, kind, name = '', role = 'expert', onAct, onCancel, isPending = false } = props;
  const onLeave = kind !== null && WAYS_BACK.has(kind) ? props.onLeave : undefined;
  const isQuestion = kind !== null && QUESTIONS.has(kind);
  const words =
    kind === null
      ? { title: '', text: '', action: '' }
      : {
          title: t(`live.dialogs.${kind}.title`, { name }),
          text: t(`live.dialogs.${kind}.text`, { name, role: t(`live.roles.${role}`) }),
          action: t(`live.dialogs.${kind}.action`),
        };
  return (
    <>
      <ConfirmDialog
        isOpen={isQuestion}
        onCancel={() => onCancel?.()}
        onConfirm={onAct}
        title={words.title}
        confirmLabel={words.action}
        tone={kind === 'stop' || kind === 'audienceStop' ? 'danger' : 'brand'}
        isPending={isPending}
      >
        {words.text}
      </ConfirmDialog>
      <Dialog
        role="alertdialog"
        isOpen={kind !== null && !isQuestion}
        // Where the room is over nothing is behind it: the named buttons alone lead on, no cross.
        onClose={kind === 'withdrawn' ? onAct : undefined}
        title={words.title}
        isDismissable={false}
        actions={
          <>
            {onLeave && (
              <Button tone="neutral" emphasis="outline" onPress={onLeave}>
                {t('live.room.back')}
              </Button>
            )}
            <Button onPress={onAct} isPending={isPending} autoFocus>
              {words.action}
            </Button>
          </>
        }
      >
        <span>{words.text}</span>
        {wrapTexts(!isQuestion && props.children)}
      </Dialog>
    </>
  );
}
