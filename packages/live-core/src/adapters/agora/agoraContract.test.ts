import { afterEach, beforeEach, vi } from 'vitest';
import { agoraWorld } from '../../../test/agoraWorld.ts';
import { loginContract } from '../../../test/loginContract.ts';
import { mediaContract } from '../../../test/mediaContract.ts';
import { messagesContract } from '../../../test/messagesContract.ts';

/** A browser that lets one choose a loudspeaker: Node has none. */
class ElementWithSink {
  setSinkId(): void {}
}

beforeEach(() => vi.stubGlobal('HTMLMediaElement', ElementWithSink));
afterEach(() => vi.unstubAllGlobals());

// Its messages know no ban, only that the server has put somebody out.
loginContract('Agora', agoraWorld, 'kicked');
messagesContract('Agora', agoraWorld);
mediaContract('Agora', agoraWorld);
