import { SmilePlus } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { Popover } from '../../overlays/Popover/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { REACTION_ICONS, REACTION_KINDS } from './reactionKinds.ts';
import type { ReactionKind } from './reactionKinds.ts';
import { control } from '../../live/RoomControls/RoomControl.css.ts';
import type { LiveText } from '../liveText.ts';
import * as styles from './ReactionPicker.css.ts';

export interface ReactionPickerProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Receives the choice; never called while there is a `reason`. */
  onReact: (kind: ReactionKind) => void;
  /** Why no reaction can be sent now: the reader has sent many, or is not connected. */
  reason?: string | undefined;
  /** Controlled by the caller; without it the picker holds its own state. */
  isOpen?: boolean | undefined;
  /** Called on opening and closing, in controlled and uncontrolled use. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A control of the bar that sends a reaction to everyone. */
export function ReactionPicker({ t, onReact, reason, ...open }: ReactionPickerProps) {
  return (
    <Popover
      {...open}
      title={t('liveTalk.reactions.title')}
      placement="top"
      trigger={
        <PlainButton className={control({ isOn: false, tone: 'plain' })}>
          <Icon icon={SmilePlus} size="lg" />
          <span>{t('liveTalk.reactions.react')}</span>
        </PlainButton>
      }
    >
      {(close) => (
        <>
          <div role="group" aria-label={t('liveTalk.reactions.title')} className={styles.kinds}>
            {REACTION_KINDS.map((kind) => (
              <PlainButton
                key={kind}
                className={styles.kind}
                isDisabled={reason !== undefined}
                onPress={() => {
                  close();
                  onReact(kind);
                }}
              >
                <Icon icon={REACTION_ICONS[kind]} size="lg" />
                <span>{t(`liveTalk.reactions.kinds.${kind}`)}</span>
              </PlainButton>
            ))}
          </div>
          <p role="status" className={styles.reason}>
            {reason}
          </p>
        </>
      )}
    </Popover>
  );
}
