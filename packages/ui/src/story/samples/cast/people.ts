import type { CompanyKey } from './companies.ts';
import { inBoth } from './names.ts';
import type { InBoth } from './names.ts';

/** A fictional person of the stories. */
export interface Person {
  readonly name: InBoth;
  readonly position: InBoth;
  readonly company?: CompanyKey | undefined;
}

const person = (name: InBoth, position: InBoth, company?: CompanyKey): Person => ({
  name,
  position,
  company,
});

/** The people of all stories, with the names of the demo's (`apps/api/src/demo`). */
export const people = {
  helenShaw: person(
    inBoth('Helen Shaw', '海伦·肖'),
    inBoth('Portfolio manager', '投资经理'),
    'northgate',
  ),
  danielOkafor: person(
    inBoth('Daniel Okafor', '丹尼尔·奥卡福'),
    inBoth('Semiconductor analyst', '半导体分析师'),
    'northgate',
  ),
  tanHuiShan: person(
    inBoth('Tan Hui Shan', '陈慧珊'),
    inBoth('South-East Asia consumer analyst', '东南亚消费分析师'),
    'northgate',
  ),
  suMan: person(inBoth('Su Man', '苏曼'), inBoth('Roadshow host', '路演主持人'), 'harbourline'),
  sunRuoheng: person(
    inBoth('Sun Ruoheng', '孙若衡'),
    inBoth('Chief analyst, new energy', '新能源首席分析师'),
    'harbourline',
  ),
  helenaBrandt: person(
    inBoth('Helena Brandt', '海伦娜·布兰特'),
    inBoth('European autos analyst', '欧洲汽车分析师'),
    'harbourline',
  ),
  eliotMarsh: person(
    inBoth('Eliot Marsh', '艾略特·马什'),
    inBoth('Macro strategist', '宏观策略师'),
    'harbourline',
  ),
  zhouYuanhang: person(
    inBoth('Zhou Yuanhang', '周远航'),
    inBoth('Energy storage expert', '储能系统专家'),
    'lingyun',
  ),
  zhouYining: person(
    inBoth('Zhou Yining', '周以宁'),
    inBoth('Innovative drugs researcher', '创新药研究员'),
    'lingyun',
  ),
  guHuaijin: person(
    inBoth('Gu Huaijin', '顾怀瑾'),
    inBoth('Robotics expert', '机器人产业专家'),
    'lingyun',
  ),
  chenQiming: person(inBoth('Chen Qiming', '陈启明'), inBoth('Researcher', '研究员'), 'qingshan'),
  heZhiyuan: person(
    inBoth('He Zhiyuan', '何知远'),
    inBoth('Board secretary', '董事会秘书'),
    'haoyuan',
  ),
  ilonaVarga: person(
    inBoth('Ilona Varga', '伊洛娜·瓦尔加'),
    inBoth('CFO', '首席财务官'),
    'meridian',
  ),
  linXiao: person(inBoth('Lin Xiao', '林晓'), inBoth('Private investor', '个人投资者')),
  zhouNing: person(inBoth('Zhou Ning', '周宁'), inBoth('Client service', '客户服务')),
  longName: person(
    inBoth(
      'Maximiliane Katharina von Hohenstein-Wertheim',
      '马克西米利安娜·卡塔琳娜·冯·霍恩施泰因',
    ),
    inBoth('Private investor', '个人投资者'),
  ),
} as const;

export type PersonKey = keyof typeof people;
