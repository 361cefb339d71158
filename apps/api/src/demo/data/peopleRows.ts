import type { DemoOrganizationKey } from './organizationRows.ts';

/** A person of the demo: an account that one can log in with, and what readers see of an author. */
export interface DemoPerson {
  sc: string;
  tc: string;
  en: string;
  /** A title; authors and speakers have one. */
  scTitle?: string;
  tcTitle?: string;
  enTitle?: string;
  scIntroduction?: string;
  enIntroduction?: string;
  locale?: 'zh-CN' | 'en';
  /** A membership that has passed the review: it makes the person certified. */
  organization?: DemoOrganizationKey;
  lead?: true;
  capabilities?: readonly string[];
  industries?: readonly number[];
  markets?: readonly number[];
  /** `[from, until, highlights]`, months as `YYYY-MM`. */
  resume?: readonly (readonly [string, string | null, string])[];
  /** In international form; fictional ranges only. */
  phone?: string;
  /** Keys of other people of the demo. */
  follows?: readonly string[];
}

/** The accounts one logs in with to see each kind of user. */
const accounts = {
  member: {
    sc: '林晓',
    tc: '林曉',
    en: 'Lin Xiao',
    locale: 'zh-CN',
    industries: [1, 9],
    markets: [1],
    phone: '+8613900000001',
    follows: ['sun', 'brandt'],
  },
  vip: {
    sc: '陈启明',
    tc: '陳啟明',
    en: 'Chen Qiming',
    locale: 'zh-CN',
    organization: 'qingshan',
    industries: [9, 10, 12],
    markets: [1, 2],
    phone: '+8613900000002',
    follows: ['sun', 'zhou', 'brandt'],
  },
  certified: {
    sc: '海伦·肖',
    tc: '海倫·肖',
    en: 'Helen Shaw',
    locale: 'en',
    organization: 'northgate',
    lead: true,
    capabilities: ['sns'],
    industries: [5, 1, 36],
    markets: [2, 3],
    follows: ['okafor'],
  },
  expert: {
    sc: '周远航',
    tc: '周遠航',
    en: 'Zhou Yuanhang',
    scTitle: '储能系统专家',
    tcTitle: '儲能系統專家',
    enTitle: 'Energy storage expert',
    locale: 'zh-CN',
    organization: 'lingyun',
    capabilities: ['sns'],
    industries: [9, 12],
    resume: [
      ['2016-03', null, 'Designs storage systems for grids; 40 projects in 11 provinces.'],
      ['2009-07', '2016-02', 'Battery cell development.'],
    ],
  },
  host: {
    sc: '苏曼',
    tc: '蘇曼',
    en: 'Su Man',
    scTitle: '路演主持人',
    tcTitle: '路演主持人',
    enTitle: 'Roadshow host',
    locale: 'zh-CN',
    organization: 'harbourline',
    lead: true,
    capabilities: ['sns', 'camp_owner'],
    industries: [35],
  },
  staff: {
    sc: '平台运营',
    tc: '平台營運',
    en: 'Platform desk',
    locale: 'zh-CN',
    capabilities: ['staff:review', 'staff:money', 'staff:accounts', 'staff:live'],
  },
  poor: { sc: '吴一凡', tc: '吳一凡', en: 'Wu Yifan', locale: 'zh-CN', industries: [22] },
} as const satisfies Record<string, DemoPerson>;

/** Fictional authors and speakers; nobody logs in as them, though one could. */
const authors = {
  sun: {
    sc: '孙若衡',
    tc: '孫若衡',
    en: 'Sun Ruoheng',
    scTitle: '新能源首席分析师',
    tcTitle: '新能源首席分析師',
    enTitle: 'Chief analyst, new energy',
    scIntroduction: '覆盖锂电、储能与电网设备十二年。',
    enIntroduction: 'Twelve years on batteries, storage and grid equipment.',
    organization: 'harbourline',
    capabilities: ['sns'],
    industries: [9, 10, 12],
  },
  brandt: {
    sc: '海伦娜·布兰特',
    tc: '海倫娜·布蘭特',
    en: 'Helena Brandt',
    scTitle: '欧洲汽车分析师',
    tcTitle: '歐洲汽車分析師',
    enTitle: 'European autos analyst',
    scIntroduction: '常驻法兰克福，研究电动化与供应链。',
    enIntroduction: 'Writes from Frankfurt on electrification and its supply chain.',
    organization: 'harbourline',
    capabilities: ['sns'],
    industries: [7, 8],
  },
  okafor: {
    sc: '丹尼尔·奥卡福',
    tc: '丹尼爾·奧卡福',
    en: 'Daniel Okafor',
    scTitle: '半导体分析师',
    tcTitle: '半導體分析師',
    enTitle: 'Semiconductor analyst',
    scIntroduction: '研究先进封装与数据中心芯片。',
    enIntroduction: 'Covers advanced packaging and data-center silicon.',
    organization: 'northgate',
    capabilities: ['sns'],
    industries: [1, 5],
  },
  zhou: {
    sc: '周以宁',
    tc: '周以寧',
    en: 'Zhou Yining',
    scTitle: '创新药研究员',
    tcTitle: '創新藥研究員',
    enTitle: 'Innovative drugs researcher',
    scIntroduction: '药理学博士，跟踪临床数据与出海授权。',
    enIntroduction: 'A pharmacologist who follows trial data and licensing deals.',
    organization: 'lingyun',
    capabilities: ['sns'],
    industries: [22, 23],
  },
  tan: {
    sc: '陈慧珊',
    tc: '陳慧珊',
    en: 'Tan Hui Shan',
    scTitle: '东南亚消费分析师',
    tcTitle: '東南亞消費分析師',
    enTitle: 'South-East Asia consumer analyst',
    scIntroduction: '常驻新加坡，研究零售与旅游复苏。',
    enIntroduction: 'Writes from Singapore on retail and travel.',
    organization: 'northgate',
    capabilities: ['sns'],
    industries: [28, 29, 25],
  },
  marsh: {
    sc: '艾略特·马什',
    tc: '艾略特·馬什',
    en: 'Eliot Marsh',
    scTitle: '宏观策略师',
    tcTitle: '宏觀策略師',
    enTitle: 'Macro strategist',
    scIntroduction: '利率、汇率与资产配置。',
    enIntroduction: 'Rates, currencies and allocation.',
    organization: 'harbourline',
    capabilities: ['sns'],
    industries: [36],
  },
  gu: {
    sc: '顾怀瑾',
    tc: '顧懷瑾',
    en: 'Gu Huaijin',
    scTitle: '机器人产业专家',
    tcTitle: '機器人產業專家',
    enTitle: 'Robotics expert',
    scIntroduction: '曾负责减速器与伺服产线。',
    enIntroduction: 'Ran production lines for reducers and servo drives.',
    organization: 'lingyun',
    industries: [20, 19],
  },
  he: {
    sc: '何知远',
    tc: '何知遠',
    en: 'He Zhiyuan',
    scTitle: '昊源储能董事会秘书',
    tcTitle: '昊源儲能董事會秘書',
    enTitle: 'Board secretary, Haoyuan Energy Storage',
    organization: 'haoyuan',
    lead: true,
    capabilities: ['camp_owner'],
    industries: [9],
  },
  varga: {
    sc: '伊洛娜·瓦尔加',
    tc: '伊洛娜·瓦爾加',
    en: 'Ilona Varga',
    scTitle: '子午线光电首席财务官',
    tcTitle: '子午線光電首席財務官',
    enTitle: 'CFO, Meridian Photonics',
    organization: 'meridian',
    lead: true,
    industries: [5],
  },
} as const satisfies Record<string, DemoPerson>;

export const peopleRows = { ...accounts, ...authors };

export type DemoPersonKey = keyof typeof peopleRows;
