import { expect, it } from 'vitest';
import { invitationSample } from '../../screen-stories/samples/personalSamples.ts';
import { invitationOf } from './invitationOf.ts';

it('puts the code into the sign-up address, and lists invited users with their rewards [INV-03, INV-04]', () => {
  const shown = invitationOf(invitationSample('en'), 'https://rostra.example');
  expect(shown.address).toBe('https://rostra.example/signup?invite=NG7K2M');
  expect(shown.records?.map(({ state }) => state)).toEqual(['waiting', 'rewarded', 'refused']);
});
