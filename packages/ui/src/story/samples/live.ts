import type { Locale } from '@rostra/i18n';

const english = {
  meeting: 'Kestrel Robotics: the 10,000th robot',
  zhao: 'Zhao Mingtang',
  ilse: 'Ilse Hartmann',
  wu: 'Wu Kaiyuan',
  grace: 'Grace Okafor',
  lin: 'Lin Yuheng',
  he: 'He Jingwen',
  tomas: 'Tomás Rivera',
  claire: 'Claire Luo',
  marcus: 'Marcus Feld',
  priya: 'Priya Raman',
  long: 'Maximiliane Katharina von Hohenstein-Wertheim',
  company: 'Kestrel Robotics',
  desk: 'Stonebridge Capital',
  question: 'How much of the gain is in the price already?',
  answer: 'About a third. The rest comes with the fourth quarter.',
  thanks: 'Thank you. Please stay on page 7 for a moment.',
  longText:
    'Could you say once more how many of the new machines were signed together with a service contract in the second quarter, and how that compares with the year before? The slide went by quickly.',
  announcement: 'Please keep questions for the end. The slides stand on the event’s page.',
  camera: 'Front camera',
  microphone: 'Desk microphone',
  headset: 'Headset',
};

export type LiveSample = typeof english;

const chinese: LiveSample = {
  meeting: '隼行机器人：第一万台机器人',
  zhao: '赵明堂',
  ilse: '伊尔莎·哈特曼',
  wu: '吴开远',
  grace: '格蕾丝·奥卡福',
  lin: '林雨衡',
  he: '何静雯',
  tomas: '田睿',
  claire: '罗可儿',
  marcus: '马骁',
  priya: '普丽娅·拉曼',
  long: '马克西米利安娜·卡塔琳娜·冯·霍恩施泰因',
  company: '隼行机器人',
  desk: '石桥资本',
  question: '毛利率的提升有多少已反映在价格中？',
  answer: '大约体现了三分之一，四季度才会完全体现。',
  thanks: '谢谢，第 7 页请再停留一会儿。',
  longText:
    '能否再说一遍第二季度新机与服务合同一并签约的比例，以及与去年同期相比的变化？刚才那页翻得有些快，没有来得及记下来。',
  announcement: '请将问题留到最后。演示文稿已放在活动页面。',
  camera: '前置摄像头',
  microphone: '桌面麦克风',
  headset: '耳机',
};

/** Invented people and texts of a meeting, in the language of the toolbar. */
export const liveSample = (locale: Locale): LiveSample => (locale === 'en' ? english : chinese);
