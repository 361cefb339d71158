import type { Locale } from '@rostra/i18n';
import type { AppointmentFormProps } from '../../events/AppointmentForm/index.ts';
import type { FavoriteFoldersProps } from '../../account/FavoriteFolders/index.ts';
import type { InvitePanelProps } from '../../account/InvitePanel/index.ts';
import { attendanceSample } from './attendance.ts';
import { castIn } from './cast/index.ts';
import { hours } from './now.ts';
import { nothing, sampleWords, yuanPerCoin } from './words.ts';

/** The minimal props of the components about a reader's own things, in one language. */
export interface PersonalSample {
  AppointmentForm: AppointmentFormProps;
  InvitePanel: InvitePanelProps;
  FavoriteFolders: FavoriteFoldersProps;
}

const done = () => Promise.resolve(undefined);

/** Invented props in the language asked for. */
export function personalSample(locale: Locale): PersonalSample {
  const { t, localized } = sampleWords(locale);
  const { helenShaw: reader, zhouYuanhang: expert } = castIn(locale).people;
  const slots = attendanceSample(locale).SlotPicker.slots.map((slot) => ({
    ...slot,
    // One person at a time: a number of seats has no meaning.
    seatsLeft: null,
  }));
  return {
    AppointmentForm: {
      t,
      person: localized(`${expert.name}, ${expert.company}`, `${expert.name}，${expert.company}`),
      slots,
      values: {
        slot: null,
        topic: '',
        name: reader.name,
        company: reader.company ?? '',
        contactType: 'phone',
        contact: '+86 138 0000 0000',
      },
      onChange: nothing,
      contactTypes: [
        { value: 'phone', label: localized('Phone', '电话') },
        { value: 'email', label: localized('Email', '邮箱') },
        { value: 'wechat', label: localized('WeChat', '微信') },
      ],
      ownContacts: { phone: '+86 138 0000 0000', email: 'helen@northgate.example' },
      price: 120,
      yuanPerCoin,
      contactWithinHours: 24,
      onSubmit: nothing,
    },
    InvitePanel: {
      code: 'NG7K2M',
      address: 'https://rostra.example/signup?invite=NG7K2M',
      points: 50,
      yuanPerCoin,
      copy: () => Promise.resolve(),
      share: () => Promise.resolve(),
      came: 3,
      gained: 50,
      records: [
        { key: 1, name: localized('Q*** Chen', '陈**'), joinedAt: hours(-3), state: 'waiting' },
        { key: 2, name: localized('X*** Lin', '林*'), joinedAt: hours(-60), state: 'rewarded' },
        { key: 3, name: localized('Y*** Wu', '吴**'), joinedAt: hours(-400), state: 'refused' },
      ],
    },
    FavoriteFolders: {
      folders: [
        { id: 1, name: localized('Default folder', '默认收藏夹'), count: 12, isDefault: true },
        { id: 2, name: localized('Optical modules', '光模块'), count: 2, isDefault: false },
        { id: 3, name: localized('To read this week', '本周要读'), count: 0, isDefault: false },
      ],
      current: 2,
      onOpen: nothing,
      create: done,
      rename: done,
      remove: done,
      items: [
        {
          id: 11,
          title: localized(
            'Optical modules: the shortage moved from lasers to testing',
            '光模块：紧缺环节已从激光器转向测试',
          ),
          kind: localized('Article', '文章'),
          href: '/article/detail/11',
          savedAt: hours(-20),
        },
        {
          id: 12,
          title: localized('1.6T ramp: questions to the founder', '1.6T 放量：与创始人问答'),
          kind: localized('Playback', '回放'),
          href: '/playback/12',
          savedAt: hours(-200),
        },
      ],
      move: done,
      takeOut: done,
    },
  };
}
