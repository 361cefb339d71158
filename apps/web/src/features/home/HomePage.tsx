import { ARTICLE_KINDS } from '@rostra/contract';
import { HomeScreen } from '@rostra/ui/screens/HomeScreen';
import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../data/useQuery.ts';
import { useLocale, useLocalized, useText } from '../../language/useText.ts';
import { useDictionary } from '../../session/useDictionary.ts';
import { useUser } from '../../session/useUser.ts';
import { useNow } from '../../time/useNow.ts';
import { articleCardOf } from '../article/articleCardOf.ts';
import { eventCardOf } from '../event/eventCardOf.ts';
import { useEventTypes } from '../event/useEventTypes.ts';
import { rechargePath } from '../pay/payLinks.ts';
import { SEARCH_FORM, searchHref } from '../search/searchQuery.ts';
import { useSearchHistory } from '../search/useSearchHistory.ts';
import { audienceEntries } from './audienceEntries.ts';
import { builtHref } from './builtHref.ts';
import { eventsShown, eventWeek, nextEvent } from './eventWeek.ts';
import { homeInputs } from './homeInputs.ts';

const EVENTS = 5;

/** `/search` without a search: the home screen (SRCH-01). */
export function HomePage() {
  const t = useText();
  const name = useLocalized();
  const states = useDictionary('event_status');
  const isVip = useUser().user?.has_vip === true;
  const navigate = useNavigate();
  const now = useNow();
  const [value, setValue] = useState('');
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  // The press is answered before the lists of the day are drawn (performance W7).
  const chooseDay = (day: string | null): void => startTransition(() => setChosenDay(day));
  const history = useSearchHistory();
  const articles = useQuery('getArticles', homeInputs.articles(useLocale()));
  const events = useQuery('getEvents', homeInputs.events);
  const hot = useQuery('getSearchHot', homeInputs.hot, { silent: true });
  const cards = events.data.map((row) => eventCardOf(row, name, states.label));
  return (
    <HomeScreen
      t={t}
      now={now}
      search={{
        value,
        onChange: setValue,
        onSubmit: (key) => void navigate(searchHref({ key }, { isNewest: true })),
        form: SEARCH_FORM,
        ...history,
      }}
      hotTerms={(hot.data ?? []).map(({ term }) => ({ term, href: searchHref({ key: term }) }))}
      nextEvent={nextEvent(cards)}
      eventTypes={useEventTypes()}
      week={eventWeek(cards, now)}
      chosenDay={chosenDay}
      onChooseDay={chooseDay}
      events={eventsShown(cards, chosenDay, EVENTS)}
      eventsState={events.error ? 'error' : events.isLoading ? 'loading' : 'ready'}
      articles={articles.data.map((row) => articleCardOf(row, name))}
      articlesState={articles.error ? 'error' : articles.isLoading ? 'loading' : 'ready'}
      kinds={ARTICLE_KINDS.map((kind) => ({
        label: t(`search.kinds.${kind}`),
        href: `/research?type=${kind}`,
      }))}
      audience={audienceEntries(t)}
      links={{
        events: builtHref('events', '/events'),
        research: '/research',
        advanced: searchHref({}, { isNewest: true }),
        trial: isVip ? undefined : builtHref('recharge', rechargePath('trial')),
        upgrade: isVip ? builtHref('recharge', rechargePath('plans')) : undefined,
      }}
      onRetry={() => {
        void events.reload();
        void articles.reload();
      }}
    />
  );
}
