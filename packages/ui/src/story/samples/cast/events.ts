import type { CompanyKey } from './companies.ts';
import { inBoth } from './names.ts';
import type { InBoth } from './names.ts';
import type { PersonKey } from './people.ts';

/** A fictional event of the stories. */
export interface CastEvent {
  readonly name: InBoth;
  readonly organizer: CompanyKey;
  readonly speaker: PersonKey;
}

/** The events of all stories, with the names of the demo's (`apps/api/src/demo`). */
export const events = {
  earnings: {
    name: inBoth('Meridian Photonics third-quarter earnings', '子午线光电三季度业绩会'),
    organizer: 'meridian',
    speaker: 'ilonaVarga',
  },
  storageExpert: {
    name: inBoth(
      'Storage expert roadshow: what to watch after the bid',
      '储能专家路演：招标之后看什么',
    ),
    organizer: 'lingyun',
    speaker: 'zhouYuanhang',
  },
  newEnergy: {
    name: inBoth(
      'New-energy analyst roadshow: where next year’s money comes from',
      '新能源分析师路演：明年的钱从哪里来',
    ),
    organizer: 'harbourline',
    speaker: 'sunRuoheng',
  },
  plants: {
    name: inBoth('A day at advanced manufacturing plants', '高端制造工厂行'),
    organizer: 'qingshan',
    speaker: 'guHuaijin',
  },
  oneToOne: {
    name: inBoth('One-to-one with a storage expert', '储能专家一对一'),
    organizer: 'lingyun',
    speaker: 'zhouYuanhang',
  },
  openHour: {
    name: inBoth('Storage open hour: live questions', '储能专家开放日：现场问答'),
    organizer: 'harbourline',
    speaker: 'zhouYuanhang',
  },
  haoyuanRoadshow: {
    name: inBoth('Haoyuan Energy Storage roadshow', '昊源储能公司路演'),
    organizer: 'haoyuan',
    speaker: 'heZhiyuan',
  },
  fullYear: {
    name: inBoth('Haoyuan Energy Storage full-year results', '昊源储能全年业绩说明会'),
    organizer: 'haoyuan',
    speaker: 'heZhiyuan',
  },
} as const satisfies Record<string, CastEvent>;

export type EventKey = keyof typeof events;
