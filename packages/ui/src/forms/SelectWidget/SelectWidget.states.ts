import type { State } from '../../story/matrix.ts';
import type { SelectWidgetProps } from './SelectWidget.tsx';
import type { PagedList } from './usePagedList.ts';

export const selectWidgetStates: State<SelectWidgetProps<{ id: string; name: string }>>[] = [
  { name: 'nothing chosen', props: { value: null } },
  { name: 'chosen', props: {} },
  { name: 'chosen, can be taken back', props: { isClearable: true } },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized(
        'Choose the company that the article is about.',
        '请选择文章所涉及的公司。',
      ),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];

type ListState = Pick<PagedList<never>, 'status'> & {
  name: string;
  /** Items loaded, and items in all. */
  loaded: number;
  total: number;
};

/** The panel that opens under the widget (UI-16). */
export const selectListStates: readonly ListState[] = [
  { name: 'loading', status: 'loading', loaded: 0, total: 0 },
  { name: 'empty', status: 'ready', loaded: 0, total: 0 },
  { name: 'failed', status: 'failed', loaded: 0, total: 0 },
  { name: 'part of it', status: 'ready', loaded: 3, total: 23 },
  { name: 'more is loading', status: 'loading', loaded: 3, total: 23 },
  { name: 'more has failed', status: 'failed', loaded: 3, total: 23 },
];
