import type { State } from '../story/matrix.ts';
import type { NoticeSettingsProps } from './NoticeSettings.tsx';

/** The sample has one group off; the panel opens by a press. */
export const noticeSettingsStates: State<NoticeSettingsProps>[] = [{ name: 'folded', props: {} }];
