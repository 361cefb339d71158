import type { Locale } from '@rostra/i18n';
import type { DialInCountry } from '../../events/AccessDetails/index.ts';
import type { DialOutCall } from '../../live/DialOutForm/index.ts';
import { liveSample } from './live.ts';

const DAY = { from: '05:30', until: '23:58' };
const OFFICE = { from: '08:00', until: '17:30' };

const names = {
  en: { hongKong: 'Hong Kong', china: 'Mainland China', kingdom: 'United Kingdom' },
  'zh-CN': { hongKong: '香港', china: '中国内地', kingdom: '英国' },
};

/**
 * Invented numbers to dial, in the story's language; at the samples' hour the second number of Hong
 * Kong is closed.
 */
export function dialInSample(locale: Locale): DialInCountry[] {
  const { hongKong, china, kingdom } = names[locale];
  const line = (id: number, number: string, language: 'zh' | 'en', hours: typeof DAY | null) => ({
    id,
    number,
    language,
    hours,
    passcode: undefined,
  });
  return [
    {
      id: 1,
      name: hongKong,
      numbers: [line(1, '+852 5550 0100', 'zh', DAY), line(2, '+852 5550 0177', 'en', OFFICE)],
    },
    { id: 2, name: china, numbers: [line(3, '+86 10 5550 0142', 'zh', DAY)] },
    { id: 3, name: kingdom, numbers: [line(4, '+44 20 5550 0163', 'en', null)] },
  ];
}

/** Country codes to choose from, as the app passes them. */
export const codeSample = (locale: Locale): { code: string; name: string }[] => [
  { code: '+852', name: names[locale].hongKong },
  { code: '+86', name: names[locale].china },
  { code: '+44', name: names[locale].kingdom },
];

/** Calls in every state, in the story's language; numbers masked as the server sends them. */
export function callSample(locale: Locale): DialOutCall[] {
  const { desk, heZhiyuan, chenQiming, ilonaVarga, tanHuiShan } = liveSample(locale);
  return [
    {
      id: 1,
      name: desk,
      address: '+852 **** 0177',
      callState: 'connected',
      connectedFor: 1452,
      isPhoneOnly: true,
    },
    {
      id: 2,
      name: heZhiyuan,
      address: '+86 138 **** 2046',
      callState: 'connected',
      connectedFor: 311,
      isMuted: true,
      isHidden: true,
    },
    { id: 3, address: '+44 20 **** 0163', callState: 'ringing' },
    { id: 4, name: ilonaVarga, address: '+44 20 **** 0119', callState: 'calling', isBackup: true },
    {
      id: 5,
      name: chenQiming,
      address: '+1 646 **** 0119',
      callState: 'notcall',
      isScheduled: true,
    },
    { id: 6, name: tanHuiShan, address: '+81 3 **** 0155', callState: 'no_answer' },
    { id: 7, address: 'sip:board@sip.example', callState: 'busy' },
    { id: 8, address: '+852 **** 0142', callState: 'failed' },
    { id: 9, address: '+852 **** 0190', callState: 'hanged_up' },
  ];
}
