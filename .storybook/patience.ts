import { configure } from 'storybook/test';
import { CONDITION_TIMEOUT_MS } from '../bin/testing/levelTimeouts.ts';

// What `findBy…` and `waitFor` wait at most in every story; their own second is too short on a busy machine.
configure({ asyncUtilTimeout: CONDITION_TIMEOUT_MS });
