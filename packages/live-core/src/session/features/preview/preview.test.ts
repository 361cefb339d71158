import { PREVIEW_LOAD_TIMEOUT_MS } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { makeRoomWorld } from '../../../../test/roomWorld.ts';
import type { Guest, RoomWorld } from '../../../../test/roomWorld.ts';
import { LiveError } from '../../../index.ts';
import { FakePreviews } from '../../../adapters/fake/index.ts';
import type { PreviewApi } from './PreviewApi.ts';
import { PreviewController } from './PreviewController.ts';

interface Documents {
  readonly world: RoomWorld;
  readonly previews: FakePreviews;
  readonly host: Reader;
  readonly guest: Reader;
  /** Adds a document that can be shown, and returns its ID. */
  readonly ready: (pages?: number | null) => number;
}

interface Reader {
  readonly of: Guest;
  readonly controller: PreviewController;
  readonly api: PreviewApi;
}

async function makeDocuments(): Promise<Documents> {
  const world = makeRoomWorld();
  const previews = new FakePreviews(world.room.live);
  const reader = async (role: 'broadcaster' | 'audience'): Promise<Reader> => {
    const of = await world.inside(role);
    const api = previews.apiOf(of.id);
    const controller = new PreviewController(of.session.port, api);
    controller.start();
    await world.rest();
    return { of, controller, api };
  };
  const ready = (pages: number | null = 12): number => {
    const id = previews.add(`document ${pages}.pdf`);
    previews.finish(id, pages);
    return id;
  };
  return {
    world,
    previews,
    ready,
    host: await reader('broadcaster'),
    guest: await reader('audience'),
  };
}

it('loads the list while it is visible and follows its changes [LPRE-01, LPRE-02, LPRE-03, LPRE-04]', async () => {
  const { world, previews, host, guest } = await makeDocuments();
  const names = ({ controller }: Reader) =>
    controller.state.get().files?.map(({ file_name }) => file_name);
  await world.done(host.controller.add('a.pptx', '/api/v1/files/a.doc'));
  expect(names(guest)).toBeUndefined();
  const leave = guest.controller.watch();
  host.controller.watch();
  await world.rest();
  expect([names(host), names(guest)]).toEqual([['a.pptx'], []]);
  previews.finish(1, 3);
  await world.rest();
  expect(names(guest)).toEqual(['a.pptx']);
  leave();
  await world.done(host.controller.remove(1));
  await world.rest();
  expect([names(host), names(guest)]).toEqual([[], ['a.pptx']]);
});

it('refuses members without the right to manage documents, and changes nothing [LPRE-11]', async () => {
  const { world, ready, guest, host } = await makeDocuments();
  const id = ready();
  for (const act of [
    guest.controller.show(id),
    guest.controller.remove(id),
    guest.controller.add('a', 'b'),
  ])
    expect(await world.codeOf(act)).toBe('refused');
  await world.rest();
  expect(host.controller.state.get().shown).toBeNull();
});

it("shows everyone the host's document and page, also late joiners [LPRE-14, LPRE-17]", async () => {
  const { world, ready, host, guest } = await makeDocuments();
  const id = ready();
  await world.done(host.controller.open(id));
  await world.done(host.controller.turn(4));
  expect(guest.controller.state.get().shown).toBeNull();
  await world.done(host.controller.show(id));
  await world.rest();
  const seen = guest.controller.state.get().shown;
  expect(seen).toMatchObject({ id, page: 4, pages: 12, state: 'loading' });
  await world.done(host.controller.turn(5));
  await world.rest();
  // The embedded page stays and receives the page to turn to.
  expect(guest.controller.state.get().shown).toEqual({ ...seen, page: 5 });
  const late = await world.inside('audience');
  const controller = new PreviewController(late.session.port, guest.api);
  controller.start();
  await world.rest();
  expect(controller.state.get().shown).toMatchObject({ id, page: 5 });
  await world.done(host.controller.hide());
  await world.rest();
  expect([guest.controller.state.get().shown, controller.state.get().shown]).toEqual([null, null]);
  expect(host.controller.state.get().opened).toMatchObject({ id, page: 5 });
});

it("shows the host's current page after a reconnect [LPRE-17]", async () => {
  const { world, ready, host, guest } = await makeDocuments();
  const id = ready();
  await world.done(host.controller.show(id));
  world.room.cut(guest.of.id);
  await world.rest(60_000);
  await world.done(host.controller.turnShown(9));
  world.room.heal(guest.of.id);
  await world.rest(60_000);
  expect(guest.controller.state.get().shown).toMatchObject({ id, page: 9 });
});

it('sends the last page of fast turns and never shows an older one on the way [LPRE-17]', async () => {
  const { world, ready, host, guest } = await makeDocuments();
  const id = ready();
  await world.done(host.controller.show(id));
  const sent: number[] = [];
  const put = host.api.putShownPreview.bind(host.api);
  host.api.putShownPreview = async (input) => {
    sent.push(input.page);
    const answer = await put(input);
    await new Promise<void>((resolve) => void world.clock.schedule(300, resolve));
    return answer;
  };
  const pages: (number | undefined)[] = [];
  host.controller.state.subscribe(() => pages.push(host.controller.state.get().shown?.page));
  const turns = [2, 3, 4, 5].map((page) => host.controller.turnShown(page));
  await world.done(Promise.all(turns));
  await world.rest();
  expect(sent).toEqual([2, 5]);
  expect(new Set(pages)).toEqual(new Set([5]));
  expect(guest.controller.state.get().shown?.page).toBe(5);
});

it('turns back a page the server refuses [LPRE-17]', async () => {
  const { world, ready, host } = await makeDocuments();
  const id = ready();
  await world.done(host.controller.show(id));
  await world.done(host.controller.turnShown(3));
  world.room.live.member(host.of.id).role = 'audience';
  expect(await world.codeOf(host.controller.turnShown(4))).toBe('refused');
  await world.rest();
  expect(host.controller.state.get().shown?.page).toBe(3);
});

it('marks a document as ready when its page reports it, and as failed without a report [LPRE-16]', async () => {
  const { world, ready, guest } = await makeDocuments();
  const id = ready();
  await world.done(guest.controller.open(id));
  await world.rest();
  const first = guest.controller.state.get().opened?.attempt ?? 0;
  await world.rest(PREVIEW_LOAD_TIMEOUT_MS);
  expect(guest.controller.state.get().opened?.state).toBe('failed');
  guest.controller.receive('opened', first, { action: 'renderDone', pages: 12 });
  await world.done(guest.controller.retry('opened'));
  await world.rest();
  const second = guest.controller.state.get().opened;
  expect(second).toMatchObject({ state: 'loading' });
  expect(second?.attempt).not.toBe(first);
  // Messages of the previous attempt no longer count.
  guest.controller.receive('opened', first, { action: 'error' });
  guest.controller.receive('opened', second?.attempt ?? 0, { action: 'renderDone', pages: 12 });
  await world.rest(PREVIEW_LOAD_TIMEOUT_MS * 2);
  expect(guest.controller.state.get().opened?.state).toBe('ready');
});

it('draws a lost document once more with a new link, then marks it as failed [LPRE-16]', async () => {
  const { world, ready, host, guest } = await makeDocuments();
  const id = ready();
  await world.done(host.controller.show(id));
  await world.rest();
  const send = (action: 'done' | 'error'): void => {
    const attempt = guest.controller.state.get().shown?.attempt ?? 0;
    const done = { action: 'renderDone', pages: 12 } as const;
    guest.controller.receive('shown', attempt, action === 'done' ? done : { action });
  };
  send('done');
  await world.done(host.controller.turnShown(5));
  await world.rest();
  const first = guest.controller.state.get().shown;
  expect(first).toMatchObject({ state: 'ready', page: 5 });
  send('error');
  await world.rest();
  const second = guest.controller.state.get().shown;
  expect(second).toMatchObject({ state: 'loading', page: 5 });
  expect(second?.attempt).not.toBe(first?.attempt);
  send('error');
  await world.rest();
  expect(guest.controller.state.get().shown).toMatchObject({ state: 'failed' });
});

it('marks a lost document as failed when the server does not answer [LPRE-16]', async () => {
  const { world, ready, guest } = await makeDocuments();
  await world.done(guest.controller.open(ready()));
  await world.rest();
  const attempt = guest.controller.state.get().opened?.attempt ?? 0;
  guest.controller.receive('opened', attempt, { action: 'renderDone', pages: 12 });
  guest.api.getPreviewFiles = () => Promise.reject(new LiveError('network'));
  guest.controller.receive('opened', attempt, { action: 'error' });
  await world.rest();
  expect(guest.controller.state.get().opened?.state).toBe('failed');
});

it('retries a failed document with its next page, also for the host, and with another document [LPRE-16, LPRE-17]', async () => {
  const { world, ready, host, guest } = await makeDocuments();
  const [id, other] = [ready(), ready(3)];
  await world.done(host.controller.show(id));
  const shownTo = ({ controller }: Reader) => controller.state.get().shown;
  for (const next of [() => host.controller.turnShown(4), () => host.controller.show(other)]) {
    await world.rest(PREVIEW_LOAD_TIMEOUT_MS);
    await world.rest();
    const before = [host, guest].map(shownTo);
    expect(before).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
    await world.done(next());
    await world.rest();
    const after = [host, guest].map(shownTo);
    for (const [index, document] of after.entries()) {
      expect(document?.state).toBe('loading');
      expect(document?.attempt).toBe((before[index]?.attempt ?? 0) + 1);
    }
  }
  expect(shownTo(guest)).toMatchObject({ id: other, page: 1 });
});

it('keeps a failed document as failed when the server refuses its next page [LPRE-17]', async () => {
  const { world, ready, host } = await makeDocuments();
  await world.done(host.controller.show(ready()));
  await world.rest(PREVIEW_LOAD_TIMEOUT_MS);
  await world.rest();
  const failed = host.controller.state.get().shown;
  world.room.live.member(host.of.id).role = 'audience';
  expect(await world.codeOf(host.controller.turnShown(4))).toBe('refused');
  await world.rest();
  expect(host.controller.state.get().shown).toEqual(failed);
});

it("closes the user's own document and keeps the shown one [LPRE-15]", async () => {
  const { world, ready, host } = await makeDocuments();
  const [shown, other] = [ready(), ready(null)];
  await world.done(host.controller.show(shown));
  await world.done(host.controller.open(other));
  expect(host.controller.state.get().opened).toMatchObject({ id: other, page: 1, pages: null });
  host.controller.close();
  await world.rest();
  expect(host.controller.state.get()).toMatchObject({ opened: null, shown: { id: shown } });
});

it('closes a deleted document where it was open [LPRE-04]', async () => {
  const { world, ready, host, guest } = await makeDocuments();
  const id = ready();
  guest.controller.watch();
  await world.done(guest.controller.open(id));
  await world.done(host.controller.show(id));
  await world.done(host.controller.remove(id));
  await world.rest();
  expect(guest.controller.state.get()).toMatchObject({ files: [], opened: null, shown: null });
  expect(await world.codeOf(guest.controller.open(id))).toBe('not-allowed');
});

it('ignores events after it has stopped', async () => {
  const { world, ready, host, guest } = await makeDocuments();
  guest.controller.stop();
  await world.done(host.controller.show(ready()));
  await world.rest();
  expect(guest.controller.state.get().shown).toBeNull();
});

it('reads the list that a free trial leaves out as soon as it is paid [LPRE-02, LTIM-08]', async () => {
  const { world, previews, guest } = await makeDocuments();
  let isPaid = false;
  const api: PreviewApi = {
    ...guest.api,
    getPreviewFiles: async () => {
      if (!isPaid) throw new LiveError('refused');
      return guest.api.getPreviewFiles();
    },
  };
  const controller = new PreviewController(guest.of.session.port, api);
  controller.start();
  controller.watch();
  previews.finish(previews.add('slides.pdf'), 3);
  await world.rest();
  expect(controller.state.get().files).toBeNull();
  isPaid = true;
  const { live } = world.room;
  live.publishOne(live.member(guest.of.id), { type: 'paid', has_paid: true, paid_info: null });
  await world.rest();
  expect(controller.state.get().files?.map(({ file_name }) => file_name)).toEqual(['slides.pdf']);
});
