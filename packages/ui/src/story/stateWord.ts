import type { Locale } from '@rostra/i18n';
import type { EventCardData } from '../reading/EventCard/index.ts';
import type { RegistrationStatusName } from '../events/RegistrationStatus/index.ts';

type State = EventCardData['state'] | RegistrationStatusName;

/** The server's dictionaries of states; stories have no server. */
const words: Record<State, readonly [english: string, chinese: string]> = {
  planned: ['Scheduled', '未开始'],
  ongoing: ['In progress', '正在进行'],
  finished: ['Ended', '已结束'],
  canceled: ['Canceled', '已取消'],
  registering: ['Registration open', '报名中'],
  registered: ['Registered', '已报名'],
  pending: ['Not confirmed yet', '待确认'],
  prepending: ['One step left', '待完成'],
  rejected: ['Not approved', '未通过'],
  full: ['Full', '已满'],
  replay: ['Playback', '回放'],
  left: ['Canceled', '已取消'],
  checkedin: ['Checked in', '已签到'],
  noshow: ['Did not attend', '未到场'],
  closed: ['Registration closed', '报名已截止'],
  hosting: ['You’re hosting', '您主持'],
  speaking: ['Speaker', '嘉宾席'],
  helping: ['Staff', '工作人员'],
};

/** Returns the word for a state in the story's language. */
export const stateWord = (state: State, locale: Locale): string =>
  words[state][locale === 'en' ? 0 : 1];
