import type { Translated } from '../../createTranslate.ts';
import type { screen as source } from '../en/liveScreens.ts';

export const screen: Translated<typeof source> = {
  meetingLive: '会议室',
  meetingLiveTutorial: '会议室使用指南',
  dialInWays: '电话参会',
  dialInManualWays: '人工接入电话参会',
};
