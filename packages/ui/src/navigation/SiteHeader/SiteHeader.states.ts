import { sampleHeader } from '../../story/samples/site.ts';
import type { State } from '../../story/matrix.ts';
import type { SiteHeaderProps } from './SiteHeader.tsx';

/** The sample's account with signs on its portrait. */
const signs =
  (...shown: ('vip' | 'certified')[]): Required<State<SiteHeaderProps>>['words'] =>
  ({ locale, localized }) => {
    const { account } = sampleHeader(locale);
    const words = { vip: 'VIP', certified: localized('Certified', '已认证') };
    return account
      ? { account: { ...account, ...Object.fromEntries(shown.map((sign) => [sign, words[sign]])) } }
      : {};
  };

/** The sample is a member on the home page with an unread notification. */
export const siteHeaderStates: State<SiteHeaderProps>[] = [
  { name: 'member', props: {} },
  { name: 'certified', props: {}, words: signs('certified') },
  { name: 'VIP', props: {}, words: signs('vip') },
  { name: 'VIP and certified', props: {}, words: signs('vip', 'certified') },
  { name: 'visitor', props: { account: null } },
  { name: 'session unknown', props: { account: undefined } },
  { name: 'on a screen with a search of its own', props: { search: undefined } },
  { name: 'log-in pages', props: { isBare: true } },
];
