import { inBoth } from './names.ts';
import type { InBoth } from './names.ts';

/** A fictional company or institution of the stories. */
export interface Company {
  readonly name: InBoth;
  readonly industry: InBoth;
  /** Of a listed company: no exchange has such codes. */
  readonly stockCode?: string;
}

const securities = inBoth('Securities', '证券');
const assetManagement = inBoth('Asset management', '资产管理');

/** The companies of all stories, with the names of the demo's (`apps/api/src/demo`). */
export const companies = {
  harbourline: { name: inBoth('Harbourline Securities', '海湾线证券'), industry: securities },
  qingshan: { name: inBoth('Qingshan Capital', '青山资本'), industry: assetManagement },
  northgate: {
    name: inBoth('Northgate Asset Management', '北门资产管理'),
    industry: assetManagement,
  },
  lingyun: { name: inBoth('Lingyun Research', '凌云研究'), industry: inBoth('Research', '研究') },
  haoyuan: {
    name: inBoth('Haoyuan Energy Storage', '昊源储能'),
    industry: inBoth('Energy storage', '储能'),
    stockCode: 'HYCN.DEMO',
  },
  meridian: {
    name: inBoth('Meridian Photonics', '子午线光电'),
    industry: inBoth('Optical modules', '光模块'),
    stockCode: 'MRDN.DEMO',
  },
  greywren: {
    name: inBoth('Greywren Robotics', '灰鹪机器人'),
    industry: inBoth('Robots', '机器人'),
  },
  palmBazaar: { name: inBoth('Palm Bazaar', '棕榈市集'), industry: inBoth('Retail', '零售') },
  tinglan: { name: inBoth('Tinglan', '听澜药业'), industry: inBoth('Innovative drugs', '创新药') },
} as const satisfies Record<string, Company>;

export type CompanyKey = keyof typeof companies;
