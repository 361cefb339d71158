import { isolate } from '@rostra/i18n';
import { AudioLines, Ellipsis, EyeOff, Hand, Mic, MicOff } from 'lucide-react';
import { memo, useCallback, useSyncExternalStore } from 'react';
import { Avatar } from '../../data/Avatar/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import type { AttendeeRowData, AttendeeSource } from './attendeeSource.ts';
import * as styles from './AttendeeList.css.ts';

export interface AttendeeRowProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The source of the row, which subscribes to its own member only. */
  source: AttendeeSource;
  /** Undefined while the row is loading. */
  id: number | undefined;
  /** Offset from the top of the list, in px. */
  top: number;
  /** The row's position in its section, for screen readers. */
  place: number;
  /** The number of rows in the section, including those not loaded yet. */
  of: number;
  /** Shows a button that opens the person's actions. */
  hasActions: boolean;
  /** The only row whose button is a tab stop. */
  isCurrent: boolean;
  /** The list's menu is open at this row. */
  isMenuOpen: boolean;
  /** Also gets the button, which positions the menu, and whether a key was pressed. */
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

/** One person's row, which re-renders only when that person changes. */
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
            {row.note !== undefined && <div className={styles.note}>{isolate(row.note)}</div>}
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
              // Handles keys here: the click after a key would be taken for a screen reader's,
              // whose focus comes late.
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
