import type { State } from '../../story/matrix.ts';
import type { AccessDetailsProps } from './AccessDetails.tsx';

export const accessDetailsStates: State<AccessDetailsProps>[] = [
  { name: 'registered', props: {} },
  {
    name: 'masked',
    props: {
      entries: [
        { key: 'online', kind: 'online', value: null },
        { key: 'password', kind: 'password', value: null },
        { key: 'venue', kind: 'venue', value: null },
      ],
    },
    words: ({ localized }) => ({
      dialIns: [
        {
          id: 1,
          name: localized('Mainland China', '中国内地'),
          numbers: [
            {
              id: 1,
              number: '+86 400 555 0123',
              passcode: null,
              language: 'zh',
              hours: { from: '05:30', until: '23:58' },
            },
          ],
        },
      ],
    }),
  },
];
