import { configure } from 'storybook/test';
import { CONDITION_TIMEOUT_MS } from '../bin/testing/levelTimeouts.ts';

// Maximum wait of `findBy…` and `waitFor` in every story; their default of a second is too short on
// a busy machine.
configure({ asyncUtilTimeout: CONDITION_TIMEOUT_MS });
