import type { State } from '../../story/matrix.ts';
import type { NoticeSettingsProps } from './NoticeSettings.tsx';

/** The sample has one group off; a press opens the panel. */
export const noticeSettingsStates: State<NoticeSettingsProps>[] = [{ name: 'folded', props: {} }];
