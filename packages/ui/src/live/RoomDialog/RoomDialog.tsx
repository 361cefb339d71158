import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/index.ts';
import { Dialog } from '../../overlays/Dialog/index.ts';
import type { RoomRole } from '../RoomParts/roomTypes.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import type { RootProps } from '../../rootProps.ts';

/** A dialog that stops the room, or asks before an action that affects everyone. */
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

/** These can be canceled; the others end the room, or are for information only. */
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

/** After these the reader can rejoin the room, or leave it for good. */
const WAYS_BACK: ReadonlySet<RoomDialogKind> = new Set([
  'kickedOff',
  'loginFailure',
  'loginTimeout',
  'joinFailure',
]);

export interface RoomDialogProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Null while there is nothing to show. */
  kind: RoomDialogKind | null;
  /** The person concerned, for `transfer` and `giveBack`. */
  name?: string | undefined;
  /** The reader's new role, for `withdrawn`. */
  role?: RoomRole | undefined;
  /** The one action: log in again, refresh, back to the event, start, end, try again. */
  onAct: () => void;
  /** Leaves the room, also where the reader can rejoin it: a button of its own. */
  onLeave?: (() => void) | undefined;
  /** Ways to continue, below the text of a dialog that ends the room. */
  children?: ReactNode;
  /** Cancels, where that is possible; also Escape and the cross. */
  onCancel?: (() => void) | undefined;
  /** The action is pending: it is not started again. @default false */
  isPending?: boolean | undefined;
}

/** The room's dialogs, each with the event, the next step, and one action (LCON-30 to LCON-34). */
export function RoomDialog(props: RoomDialogProps) {
  const { t, kind, name = '', role = 'expert', onAct, onCancel, isPending = false } = props;
  const onLeave = kind !== null && WAYS_BACK.has(kind) ? props.onLeave : undefined;
  // One of the two dialogs is open at a time.
  const panel = { ref: props.ref, className: props.className };
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
        {...panel}
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
        {...panel}
        role="alertdialog"
        isOpen={kind !== null && !isQuestion}
        // Where the room is over, nothing is behind the dialog: only the named buttons continue,
        // without a cross.
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
