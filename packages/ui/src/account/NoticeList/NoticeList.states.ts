import type { State } from '../../story/matrix.ts';
import type { NoticeListProps } from './NoticeList.tsx';

export const noticeListStates: State<NoticeListProps>[] = [{ name: 'rows', props: {} }];
