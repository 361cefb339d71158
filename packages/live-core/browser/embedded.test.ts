import { embeddedWorld } from '../test/embeddedWorld.ts';
import { loginContract } from '../test/loginContract.ts';
import { mediaContract } from '../test/mediaContract.ts';
import { messagesContract } from '../test/messagesContract.ts';
import { presenceContract } from '../test/presenceContract.ts';

loginContract('the embedded provider', embeddedWorld);
messagesContract('the embedded provider', embeddedWorld);
presenceContract('the embedded provider', embeddedWorld);
mediaContract('the embedded provider', embeddedWorld);
