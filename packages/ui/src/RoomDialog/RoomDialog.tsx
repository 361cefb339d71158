import { Button } from '../Button/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { Dialog } from '../Dialog/index.ts';
import type { RoomRole } from '../RoomParts/roomTypes.ts';
import type { LiveText } from '../screens/liveText.ts';

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
  'deniedAudio',
  'deniedVideo',
  'deniedScreen',
]);

export interface RoomDialogProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Null while there is nothing to say. */
  kind: RoomDialogKind | null;
  /** Whom it concerns, for `transfer`. */
  name?: string | undefined;
  /** What the reader is from now on, for `withdrawn`. */
  role?: RoomRole | undefined;
  /** The one act: log in again, refresh, back to the event, start, end, try again. */
  onAct: () => void;
  /** No, for what can be answered so; also Escape and the cross. */
  onCancel?: (() => void) | undefined;
  /** The act is under way: it is not begun again. @default false */
  isPending?: boolean | undefined;
}

/** The room's dialogs, each with what happened, what to do, and one act (LCON-30 to LCON-34). */
export function RoomDialog(props: RoomDialogProps) {
  const { t, kind, name = '', role = 'expert', onAct, onCancel, isPending = false } = props;
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
        // There is no way round it: the cross and Escape do what the button does.
        onClose={onAct}
        title={words.title}
        isDismissable={false}
        actions={
          <Button onPress={onAct} isPending={isPending} autoFocus>
            {words.action}
          </Button>
        }
      >
        {words.text}
      </Dialog>
    </>
  );
}
