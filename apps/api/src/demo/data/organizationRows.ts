/** A fictional organization of the demo. Ids of type, industry and places are those of `reference`. */
export interface DemoOrganization {
  organizationTypeId: number;
  sc: string;
  tc: string;
  en: string;
  scIntroduction: string;
  enIntroduction: string;
  industryId?: number;
  /** Country, province and city. */
  place: readonly [number, number, number];
  website?: string;
  stockCode?: string;
  contact?: string;
}

const SHANGHAI = [10000, 10900, 10901] as const;
const BEIJING = [10000, 10100, 10101] as const;
const SHENZHEN = [10000, 11900, 11902] as const;
const HONG_KONG = [20000, 20100, 20101] as const;
const LONDON = [60000, 60100, 60101] as const;
const SINGAPORE = [70000, 70100, 70101] as const;

/** Organizations by key. All are made up; keys are what other demo content refers to. */
export const organizationRows = {
  harbourline: {
    organizationTypeId: 3,
    sc: '海湾线证券',
    tc: '海灣線證券',
    en: 'Harbourline Securities',
    scIntroduction: '服务亚洲与欧洲机构投资者的证券公司，定期举办分析师路演。',
    enIntroduction: 'A broker for institutional investors in Asia and Europe that hosts regular analyst roadshows.',
    place: HONG_KONG,
    website: 'https://harbourline.example',
    contact: 'desk@harbourline.example',
  },
  qingshan: {
    organizationTypeId: 2,
    sc: '青山资本',
    tc: '青山資本',
    en: 'Qingshan Capital',
    scIntroduction: '专注高端制造与新能源的私募基金管理人。',
    enIntroduction: 'A private fund manager focused on advanced manufacturing and new energy.',
    place: SHANGHAI,
    contact: 'research@qingshan.example',
  },
  northgate: {
    organizationTypeId: 1,
    sc: '北门资产管理',
    tc: '北門資產管理',
    en: 'Northgate Asset Management',
    scIntroduction: '总部位于伦敦的公募基金公司，覆盖亚太股票。',
    enIntroduction: 'A London fund house that covers Asia-Pacific equities.',
    place: LONDON,
    contact: 'asia@northgate.example',
  },
  lingyun: {
    organizationTypeId: 9,
    sc: '凌云研究',
    tc: '凌雲研究',
    en: 'Lingyun Research',
    scIntroduction: '独立产业研究机构，组织专家与投资者交流。',
    enIntroduction: 'An independent research firm that brings industry experts and investors together.',
    place: BEIJING,
    website: 'https://lingyun.example',
  },
  haoyuan: {
    organizationTypeId: 8,
    sc: '昊源储能',
    tc: '昊源儲能',
    en: 'Haoyuan Energy Storage',
    scIntroduction: '电网侧与工商业储能系统制造商。',
    enIntroduction: 'A maker of storage systems for grids, industry and commerce.',
    industryId: 9,
    place: SHENZHEN,
    stockCode: 'HYCN.DEMO',
  },
  meridian: {
    organizationTypeId: 8,
    sc: '子午线光电',
    tc: '子午線光電',
    en: 'Meridian Photonics',
    scIntroduction: '数据中心光模块与硅光芯片供应商。',
    enIntroduction: 'A supplier of optical modules and silicon photonics for data centers.',
    industryId: 5,
    place: SINGAPORE,
    stockCode: 'MRDN.DEMO',
  },
} as const satisfies Record<string, DemoOrganization>;

export type DemoOrganizationKey = keyof typeof organizationRows;
