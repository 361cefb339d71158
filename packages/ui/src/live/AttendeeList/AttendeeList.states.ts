import type { State } from '../../story/matrix.ts';
import { attendeeSample } from '../../story/samples/attendee.ts';
import type { AttendeeListProps } from './AttendeeList.tsx';

const nothing = () => undefined;

/** The story provides the complete list. */
export const attendeeListStates: State<AttendeeListProps>[] = [
  {
    name: 'seen by the host: search and menus',
    props: { actionsOf: () => [], onKeyword: nothing },
  },
  { name: 'seen by the audience', props: {} },
  {
    name: 'a page is on its way',
    props: {},
    words: ({ locale }) => ({ source: attendeeSample(locale, { audience: 25 }, 3) }),
  },
  { name: 'nobody', props: { source: attendeeSample('en', {}) } },
  {
    name: 'nobody found',
    props: { source: attendeeSample('en', {}), keyword: 'Zoe', onKeyword: nothing },
  },
  {
    name: 'a search is on its way',
    props: {
      source: attendeeSample('en', {}),
      keyword: 'Zoe',
      onKeyword: nothing,
      isSearching: true,
    },
  },
  {
    name: 'a page did not load',
    props: { onKeyword: nothing, onRetry: nothing },
    words: ({ locale }) => ({ source: attendeeSample(locale, { host: 1, audience: 25 }, 3) }),
  },
];
