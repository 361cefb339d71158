import { afterEach, beforeEach, vi } from 'vitest';
import { agoraWorld } from '../../../test/agoraWorld.ts';
import { loginContract } from '../../../test/loginContract.ts';
import { mediaContract } from '../../../test/mediaContract.ts';
import { messagesContract } from '../../../test/messagesContract.ts';

/** Replaces a browser with a choice of output devices, which Node lacks. */
class ElementWithSink {
  setSinkId(): void {}
}

beforeEach(() => vi.stubGlobal('HTMLMediaElement', ElementWithSink));
afterEach(() => vi.unstubAllGlobals());

// Its messaging has no ban, only a removal by the server.
loginContract('Agora', agoraWorld, 'kicked');
messagesContract('Agora', agoraWorld);
mediaContract('Agora', agoraWorld);
