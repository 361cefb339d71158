import { PREVIEW_LOAD_TIMEOUT_MS } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { makeRoomWorld } from '../../../test/roomWorld.ts';
import type { Guest, RoomWorld } from '../../../test/roomWorld.ts';
import { LiveError } from '../../index.ts';
import { FakePreviews } from '../../adapters/fake/index.ts';
import type { PreviewApi } from './PreviewApi.ts';
import { PreviewTool } from './PreviewTool.ts';

interface Documents {
  readonly world: RoomWorld;
  readonly previews: FakePreviews;
  readonly host: Reader;
  readonly guest: Reader;
  /** A document that can be shown. */
  readonly ready: (pages?: number | null) => number;
}

interface Reader {
  readonly of: Guest;
  readonly tool: PreviewTool;
  readonly api: PreviewApi;
}

async function makeDocuments(): Promise<Documents> {
  const world = makeRoomWorld();
  const previews = new FakePreviews(world.room.live);
  const reader = async (role: 'broadcaster' | 'audience'): Promise<Reader> => {
    const of = await world.inside(role);
    const api = previews.apiOf(of.id);
    const tool = new PreviewTool(of.session.port, api);
    tool.start();
    await world.rest();
    return { of, tool, api };
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

it('LPRE-01 to LPRE-04 the list is asked for while it is in sight, and follows what happens', async () => {
  const { world, previews, host, guest } = await makeDocuments();
  const names = ({ tool }: Reader) => tool.state.get().files?.map(({ file_name }) => file_name);
  await world.done(host.tool.add('a.pptx', '/api/v1/files/a.doc'));
  expect(names(guest)).toBeUndefined();
  const leave = guest.tool.watch();
  host.tool.watch();
  await world.rest();
  expect([names(host), names(guest)]).toEqual([['a.pptx'], []]);
  previews.finish(1, 3);
  await world.rest();
  expect(names(guest)).toEqual(['a.pptx']);
  leave();
  await world.done(host.tool.remove(1));
  await world.rest();
  expect([names(host), names(guest)]).toEqual([[], ['a.pptx']]);
});

it('LPRE-11 who does not manage is refused, and nothing changes', async () => {
  const { world, ready, guest, host } = await makeDocuments();
  const id = ready();
  for (const act of [guest.tool.show(id), guest.tool.remove(id), guest.tool.add('a', 'b')])
    expect(await world.codeOf(act)).toBe('refused');
  await world.rest();
  expect(host.tool.state.get().shown).toBeNull();
});

it('LPRE-14, LPRE-17 what the host shows and turns to, everyone sees; who comes later too', async () => {
  const { world, ready, host, guest } = await makeDocuments();
  const id = ready();
  await world.done(host.tool.open(id));
  await world.done(host.tool.turn(4));
  expect(guest.tool.state.get().shown).toBeNull();
  await world.done(host.tool.show(id));
  await world.rest();
  const seen = guest.tool.state.get().shown;
  expect(seen).toMatchObject({ id, page: 4, pages: 12, state: 'loading' });
  await world.done(host.tool.turn(5));
  await world.rest();
  // The page that is embedded stays; it is told where to turn to.
  expect(guest.tool.state.get().shown).toEqual({ ...seen, page: 5 });
  const late = await world.inside('audience');
  const tool = new PreviewTool(late.session.port, guest.api);
  tool.start();
  await world.rest();
  expect(tool.state.get().shown).toMatchObject({ id, page: 5 });
  await world.done(host.tool.hide());
  await world.rest();
  expect([guest.tool.state.get().shown, tool.state.get().shown]).toEqual([null, null]);
  expect(host.tool.state.get().opened).toMatchObject({ id, page: 5 });
});

it('LPRE-17 after a cut the page is the one that the host is on now', async () => {
  const { world, ready, host, guest } = await makeDocuments();
  const id = ready();
  await world.done(host.tool.show(id));
  world.room.cut(guest.of.id);
  await world.rest(60_000);
  await world.done(host.tool.turnShown(9));
  world.room.heal(guest.of.id);
  await world.rest(60_000);
  expect(guest.tool.state.get().shown).toMatchObject({ id, page: 9 });
});

it('LPRE-17 who turns fast sends the last page, and never sees an older one on the way', async () => {
  const { world, ready, host, guest } = await makeDocuments();
  const id = ready();
  await world.done(host.tool.show(id));
  const sent: number[] = [];
  const put = host.api.putShownPreview.bind(host.api);
  host.api.putShownPreview = async (input) => {
    sent.push(input.page);
    const answer = await put(input);
    await new Promise<void>((resolve) => void world.clock.schedule(300, resolve));
    return answer;
  };
  const pages: (number | undefined)[] = [];
  host.tool.state.subscribe(() => pages.push(host.tool.state.get().shown?.page));
  const turns = [2, 3, 4, 5].map((page) => host.tool.turnShown(page));
  await world.done(Promise.all(turns));
  await world.rest();
  expect(sent).toEqual([2, 5]);
  expect(new Set(pages)).toEqual(new Set([5]));
  expect(guest.tool.state.get().shown?.page).toBe(5);
});

it('LPRE-17 a page that the server refuses is turned back', async () => {
  const { world, ready, host } = await makeDocuments();
  const id = ready();
  await world.done(host.tool.show(id));
  await world.done(host.tool.turnShown(3));
  world.room.live.member(host.of.id).role = 'audience';
  expect(await world.codeOf(host.tool.turnShown(4))).toBe('refused');
  await world.rest();
  expect(host.tool.state.get().shown?.page).toBe(3);
});

it('LPRE-16 a document is there when its page says so; one that says nothing has failed', async () => {
  const { world, ready, guest } = await makeDocuments();
  const id = ready();
  await world.done(guest.tool.open(id));
  await world.rest();
  const first = guest.tool.state.get().opened?.attempt ?? 0;
  await world.rest(PREVIEW_LOAD_TIMEOUT_MS);
  expect(guest.tool.state.get().opened?.state).toBe('failed');
  guest.tool.said('opened', first, { action: 'renderDone', pages: 12 });
  await world.done(guest.tool.retry('opened'));
  await world.rest();
  const second = guest.tool.state.get().opened;
  expect(second).toMatchObject({ state: 'loading' });
  expect(second?.attempt).not.toBe(first);
  // Of the one before nothing counts any more.
  guest.tool.said('opened', first, { action: 'error' });
  guest.tool.said('opened', second?.attempt ?? 0, { action: 'renderDone', pages: 12 });
  await world.rest(PREVIEW_LOAD_TIMEOUT_MS * 2);
  expect(guest.tool.state.get().opened?.state).toBe('ready');
});

it('LPRE-16 a drawn document whose page is lost is drawn once more with a new link, and has failed then', async () => {
  const { world, ready, host, guest } = await makeDocuments();
  const id = ready();
  await world.done(host.tool.show(id));
  await world.rest();
  const say = (action: 'done' | 'error'): void => {
    const attempt = guest.tool.state.get().shown?.attempt ?? 0;
    const done = { action: 'renderDone', pages: 12 } as const;
    guest.tool.said('shown', attempt, action === 'done' ? done : { action });
  };
  say('done');
  await world.done(host.tool.turnShown(5));
  await world.rest();
  const first = guest.tool.state.get().shown;
  expect(first).toMatchObject({ state: 'ready', page: 5 });
  say('error');
  await world.rest();
  const second = guest.tool.state.get().shown;
  expect(second).toMatchObject({ state: 'loading', page: 5 });
  expect(second?.attempt).not.toBe(first?.attempt);
  say('error');
  await world.rest();
  expect(guest.tool.state.get().shown).toMatchObject({ state: 'failed' });
});

it('LPRE-16 a document whose page is lost while nobody answers has failed', async () => {
  const { world, ready, guest } = await makeDocuments();
  await world.done(guest.tool.open(ready()));
  await world.rest();
  const attempt = guest.tool.state.get().opened?.attempt ?? 0;
  guest.tool.said('opened', attempt, { action: 'renderDone', pages: 12 });
  guest.api.getPreviewFiles = () => Promise.reject(new LiveError('network'));
  guest.tool.said('opened', attempt, { action: 'error' });
  await world.rest();
  expect(guest.tool.state.get().opened?.state).toBe('failed');
});

it('LPRE-16, LPRE-17 a document that has failed is tried anew with the next page, for the host too, and with the next document', async () => {
  const { world, ready, host, guest } = await makeDocuments();
  const [id, other] = [ready(), ready(3)];
  await world.done(host.tool.show(id));
  const shownTo = ({ tool }: Reader) => tool.state.get().shown;
  for (const next of [() => host.tool.turnShown(4), () => host.tool.show(other)]) {
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

it('LPRE-17 a failed document whose next page the server refuses stays failed', async () => {
  const { world, ready, host } = await makeDocuments();
  await world.done(host.tool.show(ready()));
  await world.rest(PREVIEW_LOAD_TIMEOUT_MS);
  await world.rest();
  const failed = host.tool.state.get().shown;
  world.room.live.member(host.of.id).role = 'audience';
  expect(await world.codeOf(host.tool.turnShown(4))).toBe('refused');
  await world.rest();
  expect(host.tool.state.get().shown).toEqual(failed);
});

it('LPRE-15 closing clears what the reader looks at; what is shown stays', async () => {
  const { world, ready, host } = await makeDocuments();
  const [shown, other] = [ready(), ready(null)];
  await world.done(host.tool.show(shown));
  await world.done(host.tool.open(other));
  expect(host.tool.state.get().opened).toMatchObject({ id: other, page: 1, pages: null });
  host.tool.close();
  await world.rest();
  expect(host.tool.state.get()).toMatchObject({ opened: null, shown: { id: shown } });
});

it('LPRE-04 a document that is deleted is closed where it was open', async () => {
  const { world, ready, host, guest } = await makeDocuments();
  const id = ready();
  guest.tool.watch();
  await world.done(guest.tool.open(id));
  await world.done(host.tool.show(id));
  await world.done(host.tool.remove(id));
  await world.rest();
  expect(guest.tool.state.get()).toMatchObject({ files: [], opened: null, shown: null });
  expect(await world.codeOf(guest.tool.open(id))).toBe('not-allowed');
});

it('a tool that has stopped hears nothing more', async () => {
  const { world, ready, host, guest } = await makeDocuments();
  guest.tool.stop();
  await world.done(host.tool.show(ready()));
  await world.rest();
  expect(guest.tool.state.get().shown).toBeNull();
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
  const tool = new PreviewTool(guest.of.session.port, api);
  tool.start();
  tool.watch();
  previews.finish(previews.add('slides.pdf'), 3);
  await world.rest();
  expect(tool.state.get().files).toBeNull();
  isPaid = true;
  const { live } = world.room;
  live.tellOne(live.member(guest.of.id), { type: 'paid', has_paid: true, paid_info: null });
  await world.rest();
  expect(tool.state.get().files?.map(({ file_name }) => file_name)).toEqual(['slides.pdf']);
});
