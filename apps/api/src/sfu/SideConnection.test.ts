import { beforeEach, expect, it, vi } from 'vitest';
import { SideConnection } from './SideConnection.ts';

/** The callbacks that the library would call. */
const library = vi.hoisted(() => ({
  describe: (_sdp: string): void => undefined,
  find: (_candidate: string, _mid: string): void => undefined,
  change: (_state: string): void => undefined,
}));

vi.mock('node-datachannel', () => ({
  PeerConnection: class {
    onLocalDescription(received: typeof library.describe): void {
      library.describe = received;
    }
    onLocalCandidate(received: typeof library.find): void {
      library.find = received;
    }
    onStateChange(received: typeof library.change): void {
      library.change = received;
    }
    close(): void {
      library.change('closed');
    }
  },
}));

const received: unknown[] = [];
const open = (): SideConnection =>
  new SideConnection(
    'one',
    { iceServers: [] },
    {
      described: (sdp) => received.push(sdp),
      candidate: (candidate, mid) => received.push([candidate, mid]),
      lost: () => received.push('lost'),
    },
  );

beforeEach(() => {
  received.length = 0;
});

it('reports its description and candidates, and its loss once [LCON-34]', () => {
  open();
  library.describe('v=0');
  library.find('a', '0');
  library.change('connected');
  library.change('failed');
  library.change('closed');
  expect(received).toEqual(['v=0', ['a', '0'], 'lost']);
});

it('reports nothing after its owner has closed it [LCON-34]', () => {
  open().close();
  library.describe('v=0');
  library.find('a', '0');
  library.change('closed');
  expect(received).toEqual([]);
});
