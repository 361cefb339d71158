import { embeddedWorld } from '../test/embeddedWorld.ts';
import { mediaContract } from '../test/mediaContract.ts';
import { messagingContract } from '../test/messagingContract.ts';

messagingContract('the embedded provider', embeddedWorld);
mediaContract('the embedded provider', embeddedWorld);
