import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { publishWithCommit } from '#platform/database/transactionGuard.ts';
import type { FanOut, FanOutMessage } from './FanOut.ts';

/** The parts of an adapter that the contract's tests need. */
export interface FanOutHarness {
  readonly db: () => Database;
  /** Makes an instance, as another process would have it. */
  readonly makeInstance: () => FanOut;
  /** Uses up a number whose message never arrives. */
  readonly loseMessage: () => Promise<unknown>;
  /** Cuts the connections of all instances; absent where there are none. */
  readonly cutConnections?: () => Promise<unknown>;
}

/** Collects what one subscription gets; tests wait for it instead of sleeping. */
class Listener {
  readonly heard: string[] = [];
  readonly #waits: { count: number; done: () => void }[] = [];

  readonly received = ({ id }: FanOutMessage): void => this.#add(id);
  readonly missed = (): void => this.#add('missed');

  /** Resolves once this many entries are there. */
  until(count: number): Promise<string[]> {
    return new Promise((resolve) => {
      this.#waits.push({ count, done: () => resolve(this.heard) });
      this.#check();
    });
  }

  #add(entry: string): void {
    this.heard.push(entry);
    this.#check();
  }

  #check(): void {
    for (const wait of this.#waits) if (this.heard.length >= wait.count) wait.done();
  }
}

/** Runs the tests that every adapter of `FanOut` passes. */
export function testFanOut(name: string, harness: FanOutHarness): void {
  const running: FanOut[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((instance) => instance.close()));
  });

  const start = async (): Promise<FanOut> => {
    const instance = harness.makeInstance();
    running.push(instance);
    await instance.start();
    return instance;
  };
  const listen = (instance: FanOut, channel = 'changes'): Listener => {
    const listener = new Listener();
    instance.subscribe(channel, listener);
    return listener;
  };
  const publish = (fanOut: FanOut, ids: readonly string[], channel = 'changes') =>
    inTransaction({ db: harness.db(), fanOut }, async (tx) => {
      for (const id of ids) publishWithCommit(tx, { channel, id });
    });

  describe(`fan-out by ${name}`, () => {
    it('delivers each message once and in order, to its own process at the commit', async () => {
      const [here, there] = [await start(), await start()];
      const [near, far] = [listen(here), listen(there)];
      await publish(here, ['a', 'b', 'a']);
      expect(near.heard).toEqual(['a', 'b']);
      await publish(here, ['c']);
      expect(await far.until(3)).toEqual(['a', 'b', 'c']);
      await publish(there, ['d']);
      expect(await near.until(4)).toEqual(['a', 'b', 'c', 'd']);
      expect(far.heard).toEqual(['a', 'b', 'c', 'd']);
      expect(there.counts).toEqual({ published: 1, received: 3, missed: 0 });
    });

    it('delivers to the subscriptions of a channel only, until they end', async () => {
      const [here, there] = [await start(), await start()];
      listen(here);
      listen(here, 'other');
      const other = listen(there, 'other');
      const ended = new Listener();
      const end = there.subscribe('changes', ended);
      end();
      const both = listen(there);
      await publish(here, ['a']);
      await publish(here, ['b'], 'other');
      expect(await other.until(1)).toEqual(['b']);
      expect([both.heard, ended.heard]).toEqual([['a'], []]);
    });

    it('publishes only what receivers of its own process want', async () => {
      const [here, there] = [await start(), await start()];
      const far = listen(there);
      await publish(here, ['nobody here']);
      const near = new Listener();
      here.subscribe('changes', {
        received: near.received,
        missed: near.missed,
        wants: (id) => id === 'wanted',
      });
      await publish(here, ['unwanted', 'wanted']);
      expect(await far.until(1)).toEqual(['wanted']);
      expect([near.heard, here.counts.published]).toEqual([['wanted'], 1]);
    });

    it('publishes nothing from a transaction that is rolled back', async () => {
      const [here, there] = [await start(), await start()];
      const [near, far] = [listen(here), listen(there)];
      const failed = inTransaction({ db: harness.db(), fanOut: here }, async (tx) => {
        publishWithCommit(tx, { channel: 'changes', id: 'never' });
        throw new Error('rolled back');
      });
      await expect(failed).rejects.toThrow('rolled back');
      await publish(here, ['after']);
      expect(await far.until(1)).toEqual(['after']);
      expect(near.heard).toEqual(['after']);
    });

    it('reports a lost message as missed and continues', async () => {
      const [here, there] = [await start(), await start()];
      const [, far] = [listen(here), listen(there)];
      await publish(here, ['a']);
      await far.until(1);
      await harness.loseMessage();
      await publish(here, ['b']);
      expect((await far.until(3)).toSorted()).toEqual(['a', 'b', 'missed']);
      expect(there.counts.missed).toBe(1);
      await publish(here, ['c']);
      expect((await far.until(4)).at(-1)).toBe('c');
    });

    it('delivers nothing after it is closed', async () => {
      const [here, there, witness] = [await start(), await start(), await start()];
      const [, far, seen] = [listen(here), listen(there), listen(witness)];
      await there.close();
      await publish(here, ['a']);
      await seen.until(1);
      expect([far.heard, there.isListening]).toEqual([[], false]);
    });

    const { cutConnections } = harness;
    if (cutConnections === undefined) return;
    it('reports messages as missed once a lost connection is back, and hears again', async () => {
      const [here, there] = [await start(), await start()];
      const [near, far] = [listen(here), listen(there)];
      await publish(here, ['a']);
      await far.until(1);
      await cutConnections();
      expect((await far.until(2)).at(-1)).toBe('missed');
      expect((await near.until(2)).at(-1)).toBe('missed');
      expect([here.isListening, there.isListening]).toEqual([true, true]);
      await publish(here, ['b']);
      expect((await far.until(3)).at(-1)).toBe('b');
    });
  });
}
