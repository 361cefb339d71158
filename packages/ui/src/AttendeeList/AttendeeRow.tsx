import { isolate } from '@rostra/i18n';
import { AudioLines, Ellipsis, EyeOff, Hand, Mic, MicOff } from 'lucide-react';
import { memo, useCallback, useSyncExternalStore } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { LiveText } from '../screens/liveText.ts';
import type { AttendeeRowData, AttendeeSource } from './attendeeSource.ts';
import * as styles from './AttendeeList.css.ts';

export interface AttendeeRowProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Where the row is read from; it alone follows its own member. */
  source: AttendeeSource;
  /** Undefined while the row is on its way. */
  id: number | undefined;
  /** Px from the top of the list. */
  top: number;
  /** The row's number in its section and how many there are. */
  place: number;
  /** Rows of the section, those included that are not loaded yet. */
  of: number;
  /** A button opens what may be done to him. */
  hasActions: boolean;
  /** The one row whose button the Tab key reaches. */
  isCurrent: boolean;
  /** The list's one menu is open at this row. */
  isMenuOpen: boolean;
  /** Gets the button too, which the menu is placed at, and whether a key was pressed. */
  onOpenMenu: (id: number, button: HTMLElement, isByKey: boolean) => void;
}

const never = () => () => undefined;
const nothing = () => undefined;

function Signs({ t, row }: { t: LiveText; row: AttendeeRowData }) {
  const voice = row.isMuted ? MicOff : Mic;
  return (
    <span className={styles.signs}>
      {row.isHidden && <Icon icon={EyeOff} size="sm" label={t('live.people.hidden')} />}
      {row.hasHandUp && (
        <span className={styles.hand}>
          <Icon icon={Hand} size="sm" label={t('live.people.hand')} />
        </span>
      )}
      {row.isSpeaking ? (
        <span className={styles.speaking}>
          <Icon icon={AudioLines} size="sm" label={t('live.tile.speaking')} />
        </span>
      ) : (
        <Icon
          icon={voice}
          size="sm"
          label={t(row.isMuted ? 'live.tile.muted' : 'live.tile.unmuted')}
        />
      )}
    </span>
  );
}

/** One person, who draws himself anew when he changes and never for the others. */
export const AttendeeRow = memo(function AttendeeRow(props: AttendeeRowProps) {
  const { t, source, id, top, place, of, hasActions, isCurrent, isMenuOpen, onOpenMenu } = props;
  const subscribe = useCallback(
    (onChange: () => void) => (id === undefined ? never() : source.subscribeRow(id, onChange)),
    [source, id],
  );
  const read = id === undefined ? nothing : () => source.rowOf(id);
  const row = useSyncExternalStore(subscribe, read, read);
  return (
    <div
      role="listitem"
      aria-setsize={of}
      aria-posinset={place}
      aria-busy={row === undefined || undefined}
      className={styles.row}
      style={{ insetBlockStart: top }}
    >
      {row === undefined ? (
        <span role="img" aria-label={t('live.people.loading')} className={styles.placeholder} />
      ) : (
        <>
          <Avatar
            name={row.name}
            src={row.logo}
            kind={row.logo === undefined ? 'person' : 'organization'}
          />
          <div className={styles.words}>
            <div className={styles.name}>
              {row.isSelf ? t('live.people.you', { name: row.name }) : isolate(row.name)}
            </div>
            {row.note !== undefined && <div className={styles.note}>{row.note}</div>}
          </div>
          <Signs t={t} row={row} />
          {hasActions && (
            <IconButton
              icon={Ellipsis}
              size="sm"
              label={t('live.people.actions', { name: row.name })}
              aria-haspopup="menu"
              aria-expanded={isMenuOpen}
              tabIndex={isCurrent ? 0 : -1}
              data-current={isCurrent || undefined}
              onClick={({ currentTarget }) => onOpenMenu(row.id, currentTarget, false)}
              // The click that follows a key would be taken for a screen reader's: its focus comes late.
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                if (!event.repeat) onOpenMenu(row.id, event.currentTarget, true);
              }}
            />
          )}
        </>
      )}
    </div>
  );
});
