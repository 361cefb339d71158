import type { State } from '../../story/matrix.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import type { RegistrationStatusName, RegistrationStatusProps } from './RegistrationStatus.tsx';

type Act = Extract<Parameters<ScreenText>[0], `registration.act.${string}`>;

/** The one next action, where there is one. */
const acts: Record<RegistrationStatusName, Act | null> = {
  registering: 'registration.act.register',
  registered: 'registration.act.enter',
  pending: null,
  prepending: 'registration.act.finish',
  rejected: 'registration.act.again',
  full: 'registration.act.ask',
  closed: 'registration.act.others',
  canceled: 'registration.act.others',
  finished: 'registration.act.others',
  replay: 'registration.act.replay',
  left: 'registration.act.again',
  checkedin: 'registration.act.enter',
  noshow: null,
  hosting: 'registration.act.enter',
  speaking: 'registration.act.enter',
  helping: 'registration.act.enter',
};

export const registrationStatusStates = (Object.keys(acts) as RegistrationStatusName[]).map(
  (status): State<RegistrationStatusProps> => {
    const act = acts[status];
    return {
      name: status,
      props: { status },
      words: ({ t, localized }) => ({
        action: act === null ? undefined : { label: t(act), onPress: () => undefined },
        ...(status === 'rejected'
          ? { reason: localized('Seats go to institutions first.', '席位优先提供给机构投资者。') }
          : {}),
      }),
    };
  },
);
