import type { Locale } from '@rostra/i18n';
import { castIn } from './cast/index.ts';
import type { PersonKey } from './cast/people.ts';

const english = {
  question: 'How much of the gain is in the price already?',
  answer: 'About a third. The rest comes with the fourth quarter.',
  thanks: 'Thank you. Please stay on page 7 for a moment.',
  longText:
    'Could you repeat how many of the new storage systems were signed together with a service contract in the second quarter, and how that compares with the year before? The slide went by quickly.',
  announcement: 'Please keep questions for the end. The slides are on the event page.',
  camera: 'Front camera',
  microphone: 'Desk microphone',
  headset: 'Headset',
};

/** A meeting's texts, and the names of its people. */
export type LiveSample = typeof english &
  Record<PersonKey, string> & {
    meeting: string;
    /** The desk of an institution that joins by one phone. */
    desk: string;
  };

const chinese: typeof english = {
  question: '毛利率的提升有多少已反映在价格中？',
  answer: '大约体现了三分之一，四季度才会完全体现。',
  thanks: '谢谢，第 7 页请再停留一会儿。',
  longText:
    '能否再说一遍第二季度新签储能系统中与服务合同一并签约的数量，以及与去年同期相比的变化？刚才那页翻得有些快，没有来得及记下来。',
  announcement: '请将问题留到最后。演示文稿已放在活动页面。',
  camera: '前置摄像头',
  microphone: '桌面麦克风',
  headset: '耳机',
};

/** Returns the people and texts of a meeting, in the language of the toolbar. */
export function liveSample(locale: Locale): LiveSample {
  const { people, companies, events } = castIn(locale);
  const names = Object.fromEntries(
    Object.entries(people).map(([key, { name }]) => [key, name]),
  ) as Record<PersonKey, string>;
  return {
    ...(locale === 'en' ? english : chinese),
    ...names,
    meeting: events.openHour.name,
    desk: companies.qingshan.name,
  };
}
