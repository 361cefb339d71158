import { sampleHeader } from '../story/siteSample.ts';
import type { State } from '../story/matrix.ts';
import type { SiteHeaderProps } from './SiteHeader.tsx';

const { account } = sampleHeader('en');
const vip = 'VIP';
const certified = 'Certified';

/** The sample is a member on the home screen with a notice unread. */
export const siteHeaderStates: State<SiteHeaderProps>[] = [
  { name: 'member', props: {} },
  ...(account
    ? [
        { name: 'certified', props: { account: { ...account, certified } } },
        { name: 'VIP', props: { account: { ...account, vip } } },
        { name: 'VIP and certified', props: { account: { ...account, vip, certified } } },
      ]
    : []),
  { name: 'visitor', props: { account: null } },
  { name: 'not known who it is', props: { account: undefined } },
  { name: 'on a screen with a search of its own', props: { search: undefined } },
  { name: 'log-in pages', props: { isBare: true } },
];
