import { REGISTRATION_STATES } from '@rostra/contract';
import { EnteredEventsScreen } from '@rostra/ui/screens/EnteredEventsScreen';
import { useSearchParams } from 'react-router-dom';
import { useFresh } from '../../data/useFresh.ts';
import { useInfiniteQuery } from '../../data/useInfiniteQuery.ts';
import { useLocale, useLocalized, useText } from '../../language/useText.ts';
import { CenterMenu } from '../personal-center/CenterMenu.tsx';
import { MoreRows } from '../personal-center/MoreRows.tsx';
import { enteredEventOf } from './enteredEventOf.ts';
import { registrationWord } from './eventStatus.ts';
import { useCancelRegistration } from './useCancelRegistration.ts';
import { useStateWords } from './useStateWords.ts';

const PATH = '/personalCenter/enteredEvent';

/** /personalCenter/enteredEvent. */
export function EnteredEventsPage() {
  const t = useText();
  const locale = useLocale();
  const name = useLocalized();
  const words = useStateWords();
  const cancel = useCancelRegistration();
  const [query] = useSearchParams();
  const state = REGISTRATION_STATES.find((each) => each === query.get('state'));
  const list = useInfiniteQuery('getEnteredEvents', {
    query: state === undefined ? {} : { state },
  });
  useFresh(list, state);
  return (
    <EnteredEventsScreen
      t={t}
      menu={<CenterMenu />}
      filters={[
        { href: PATH, text: t('personalCenter.events.all'), isCurrent: state === undefined },
        ...REGISTRATION_STATES.map((each) => ({
          href: `${PATH}?state=${each}`,
          text: words.registration(registrationWord[each]),
          isCurrent: state === each,
        })),
      ]}
      events={list.rows.map((row) =>
        enteredEventOf(row, { t, locale, name, statusWord: words.registration }),
      )}
      isLoading={list.isLoading}
      hasFailed={list.error !== undefined && list.rows.length === 0}
      onRetry={() => void list.reload()}
      onCancel={(id) => {
        const row = list.rows.find(({ registration }) => registration.id === id);
        if (row) void cancel(row.meeting);
      }}
      more={<MoreRows list={list} />}
      browseHref="/events"
    />
  );
}
