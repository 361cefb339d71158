import { expect, it } from 'vitest';
import { invitationSample } from '../../screen-stories/samples/personalSamples.ts';
import { invitationOf } from './invitationOf.ts';

it('INV-03 INV-04 the address signs up with the code; whoever came stands with the reward', () => {
  const shown = invitationOf(invitationSample('en'), 'https://rostra.example');
  expect(shown.address).toBe('https://rostra.example/signup?invite=NG7K2M');
  expect(shown.records?.map(({ state }) => state)).toEqual(['waiting', 'rewarded', 'refused']);
});
