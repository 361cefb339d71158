import { randomUUID } from 'node:crypto';
import type { QuestionState } from '@rostra/contract/live';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });
});
beforeEach(async () => {
  stage = await LiveStage.make(server);
});
afterEach(() => {
  stage.close();
  server.clock.advance(60_000);
});
afterAll(() => server.close());

const ask = async (
  person: DemoPersonKey,
  text: string,
  is_anonymous = false,
  client_id: string = randomUUID(),
) =>
  (await stage.as(person)).call('postQuestion', {
    params: stage.params,
    body: { text, is_anonymous, client_id },
  });
const list = async (person: DemoPersonKey, before?: number) =>
  (await stage.as(person)).call('getQuestions', {
    params: stage.params,
    query: before === undefined ? {} : { before },
  });
const of = (question_id: number) => ({ ...stage.params, question_id });
const put = async (
  person: DemoPersonKey,
  id: number,
  body: { state?: QuestionState; answer?: string },
) => (await stage.as(person)).call('putQuestion', { params: of(id), body });
const vote = async (person: DemoPersonKey, id: number, isWanted = true) =>
  (await stage.as(person)).call(isWanted ? 'putQuestionVote' : 'deleteQuestionVote', {
    params: of(id),
  });

describe('questions to those on stage', () => {
  it('keeps an anonymous author from the audience in every byte, but not from host and staff', async () => {
    await stage.enter('staff');
    const member = await stage.join('member');
    const vip = await stage.join('vip');
    const expert = await stage.join('expert');
    const host = await stage.join('host');
    const { data } = await ask('member', 'Is the margin safe?', true);
    expect(data).toMatchObject({ is_own: true, author: '林晓', votes: 0, state: 'waiting' });
    for (const { client } of [vip, expert, host, member]) {
      const { question } = await client.hears('question');
      expect(question).toMatchObject({ id: data.id, author: null, is_own: false });
    }
    await put('host', data.id, { answer: 'It is.' });
    await vip.client.hears('question', ({ question }) => question.state === 'answered');
    const seen = vip.client.frames.filter((frame) => JSON.stringify(frame).includes('margin'));
    expect(seen.length).toBeGreaterThan(0);
    expect(JSON.stringify(seen)).not.toMatch(/林晓|Lin Xiao/);
    const authors = async (person: DemoPersonKey) =>
      (await list(person)).data.map(({ author }) => author);
    expect(await authors('vip')).toEqual([null]);
    expect(await authors('expert')).toEqual([null]);
    for (const person of ['host', 'staff', 'member'] as const)
      expect(await authors(person)).toEqual(['林晓']);
  });

  it('takes questions up one at a time, and answers them at a second of the session', async () => {
    await stage.join('host');
    const vip = await stage.join('vip');
    await stage.move('host', 'putStartLives');
    const first = (await ask('vip', 'First?')).data;
    const second = (await ask('vip', 'Second?')).data;
    expect((await put('host', first.id, { state: 'live' })).data.state).toBe('live');
    server.clock.advance(95_000);
    await put('host', second.id, { state: 'live' });
    expect((await list('vip')).data).toMatchObject([
      { id: second.id, state: 'live', answered_second: null, author: '陈启明' },
      { id: first.id, state: 'answered', answered_second: 95, revision: 2 },
    ]);
    await vip.client.hears('question', ({ question }) => question.answered_second === 95);
    const answered = await put('host', second.id, { answer: 'A third.' });
    expect(answered.data).toMatchObject({
      state: 'answered',
      answered_second: 95,
      answer: { text: 'A third.' },
    });
    expect((await put('host', second.id, { state: 'waiting' })).data).toMatchObject({
      state: 'waiting',
      answered_at: null,
      answered_second: null,
    });
    // An answer after the end has no position in the playback.
    await stage.move('host', 'putStopLives');
    const late = (await put('host', second.id, { answer: 'A third, still.' })).data;
    expect(late).toMatchObject({ state: 'answered', answered_second: null });
  });

  it('hides a dismissed question from everyone but moderators and its author', async () => {
    await stage.join('host');
    await stage.enter('member');
    const vip = await stage.join('vip');
    const { id } = (await ask('member', 'Rude?')).data;
    await put('host', id, { state: 'dismissed' });
    const { question } = await vip.client.hears('question', (one) => one.question.text === '');
    expect(question).toMatchObject({ state: 'dismissed', author: null, answer: null });
    expect((await list('vip')).data).toEqual([]);
    expect((await list('host')).data).toMatchObject([{ id, text: 'Rude?', state: 'dismissed' }]);
    expect((await list('member')).data).toMatchObject([{ id, text: 'Rude?' }]);
    expect((await vote('vip', id)).failure.code).toBe(1739);
    expect((await put('host', id, { state: 'waiting' })).data.state).toBe('waiting');
    expect((await list('vip')).data).toHaveLength(1);
  });

  it('counts each vote once, and publishes votes in batches', async () => {
    const host = await stage.join('host');
    await stage.enter('member');
    await stage.enter('vip');
    const { id } = (await ask('member', 'Why?')).data;
    expect((await vote('vip', id)).data).toMatchObject({ votes: 1, has_voted: true });
    expect((await vote('vip', id)).data.votes).toBe(1);
    expect((await vote('host', id)).data.votes).toBe(2);
    expect((await vote('member', id)).failure.code).toBe(1710);
    server.live.sweep();
    expect(await host.client.hears('question_votes')).toMatchObject({ id, votes: 2 });
    expect((await vote('vip', id, false)).data).toMatchObject({ votes: 1, has_voted: false });
    expect((await vote('vip', id, false)).data.votes).toBe(1);
    server.live.sweep();
    await host.client.hears('question_votes', ({ votes }) => votes === 1);
    expect(host.client.messages.filter(({ type }) => type === 'question_votes')).toHaveLength(2);
  });
});

describe('refusals', () => {
  it('refuses malformed, excess, foreign and late questions, and writes a repeat once', async () => {
    await stage.join('host');
    await stage.enter('member');
    for (const text of ['', ' ', 'x'.repeat(301)])
      expect((await ask('member', text)).failure.code).toBe(1001);
    const mark = randomUUID();
    const { data } = await ask('member', 'Once?', false, mark);
    expect((await ask('member', 'Once?', false, mark)).data.id).toBe(data.id);
    expect((await ask('member', 'Other?', false, mark)).failure.code).toBe(1720);
    expect((await put('member', data.id, { state: 'live' })).failure.code).toBe(1710);
    await ask('member', 'Two?');
    await ask('member', 'Three?');
    expect((await ask('member', 'Four?')).failure.code).toBe(1003);
    expect((await list('member', data.id)).data).toEqual([]);
    const other = stage;
    stage = await LiveStage.make(server);
    await stage.enter('host');
    expect((await put('host', data.id, { state: 'live' })).failure.code).toBe(1739);
    expect((await list('poor')).failure.code).toBe(1708);
    const visitor = await server.caller().call('getQuestions', { params: stage.params, query: {} });
    expect(visitor.failure.code).toBe(10001);
    await stage.move('host', 'putStartLives');
    await stage.move('host', 'putStopLives');
    expect((await ask('host', 'Late?')).failure.code).toBe(1706);
    other.close();
  });
});
