import type { State } from '../../story/matrix.ts';
import type { IprNoticeProps } from './IprNotice.tsx';

export const iprNoticeStates: State<IprNoticeProps>[] = [{ name: 'open', props: {} }];
