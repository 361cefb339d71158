import { INVITATION_COINS } from '@rostra/contract';
import type { Appointment, Favorite, FavoriteFolder, Invitation } from '@rostra/contract';
import type { Locale } from '@rostra/i18n';
import { companies, events, people } from '@rostra/ui/story/cast';
import { inHours, textIn } from '../sampleWords.ts';

/** A request for a time of the one-to-one event that staff have not answered yet. */
export const appointmentSample: Appointment = {
  id: 401,
  appointment_type: 'expert_one_to_one',
  name: people.helenShaw.name.en,
  company: companies.northgate.name.en,
  meeting_id: 75,
  slot_id: 3,
  contact_type: 'phone',
  contact: '+86 13800000000',
  consult: null,
  source_type: null,
  state: 'sent',
  created_at: inHours(-1),
};

export const invitationSample = (locale: Locale): Invitation => {
  const send = textIn(locale);
  return {
    code: 'NG7K2M',
    points: INVITATION_COINS,
    invited: 3,
    gained: INVITATION_COINS,
    records: [
      { id: 1, name: send('Q*** Chen', '陈**'), joined_at: inHours(-3), state: 'waiting' },
      { id: 2, name: send('X*** Lin', '林*'), joined_at: inHours(-60), state: 'rewarded' },
      { id: 3, name: send('Y*** Wu', '吴**'), joined_at: inHours(-400), state: 'refused' },
    ],
  };
};

export const folderSamples = (locale: Locale): FavoriteFolder[] => {
  const send = textIn(locale);
  return [
    { id: 1, name: send('Default folder', '默认收藏夹'), count: 12, is_default: true },
    { id: 2, name: send('Optical modules', '光模块'), count: 2, is_default: false },
  ];
};

export const favoriteSamples = (locale: Locale): Favorite[] => {
  const send = textIn(locale);
  return [
    {
      id: 11,
      folder_id: 2,
      kind: 'articles',
      title: send(
        'Optical modules: the shortage moved from lasers to testing',
        '光模块：紧缺环节已从激光器转向测试',
      ),
      path: '/article/detail/11',
      created_at: inHours(-20),
    },
    {
      id: 12,
      folder_id: 2,
      kind: 'events',
      title: events.storageExpert.name[locale],
      path: '/eventDetail/51',
      created_at: inHours(-200),
    },
  ];
};
