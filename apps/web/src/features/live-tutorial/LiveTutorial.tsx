import type { LiveRole } from '@rostra/contract/live';
import { Heading } from '@rostra/ui/Heading';
import { LinkButton } from '@rostra/ui/LinkButton';
import { SegmentedControl } from '@rostra/ui/SegmentedControl';
import { Text } from '@rostra/ui/Text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RoomText } from '../live-room/liveTextOf.ts';
import { SHORTCUTS, SHORTCUT_KEYS } from '../live-room/shortcuts/shortcutKeys.ts';
import { lessonsOf, ROLES } from './lessons.ts';
import * as styles from './LiveTutorial.css.ts';
import { TryBar } from './TryBar.tsx';

const roleOf = (requested: string | null): LiveRole =>
  ROLES.find((role) => role === requested) ?? 'audience';

/** Lessons about the room by role; `?role=` sets the initial one. */
export function LiveTutorial({ t }: { t: RoomText }) {
  const [query] = useSearchParams();
  const [role, setRole] = useState(() => roleOf(query.get('role')));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1} size="title-lg">
          {t('liveHelp.tutorial.title')}
        </Heading>
        <Text tone="secondary">{t('liveHelp.tutorial.lead')}</Text>
      </div>
      <SegmentedControl
        label={t('liveHelp.tutorial.role')}
        options={ROLES.map((value) => ({ value, label: t(`live.roles.${value}`) }))}
        value={role}
        onChange={setRole}
      />
      <Text>{t(`liveHelp.tutorial.is.${role}`)}</Text>
      <TryBar key={role} t={t} role={role} />
      <ol className={styles.lessons}>
        {lessonsOf(role).map((lesson) => (
          <li key={lesson} className={styles.lesson}>
            <Heading level={2} size="title-sm">
              {t(`liveHelp.tutorial.lessons.${lesson}.title`)}
            </Heading>
            <Text>{t(`liveHelp.tutorial.lessons.${lesson}.text`)}</Text>
          </li>
        ))}
      </ol>
      <section aria-labelledby="tutorial-keys" className={styles.head}>
        <Heading level={2} size="title-sm" id="tutorial-keys">
          {t('liveHelp.shortcuts.title')}
        </Heading>
        <dl className={styles.keys}>
          {SHORTCUTS.map((id) => (
            <div key={id} className={styles.row}>
              <dt className={styles.key}>
                <kbd>{SHORTCUT_KEYS[id]}</kbd>
              </dt>
              <dd className={styles.does}>{t(`liveHelp.shortcuts.does.${id}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div>
        <LinkButton href="/troubleshooting" tone="neutral" emphasis="outline">
          {t('liveHelp.check.title')}
        </LinkButton>
      </div>
    </div>
  );
}
