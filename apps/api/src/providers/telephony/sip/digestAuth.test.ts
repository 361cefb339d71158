import { expect, it } from 'vitest';
import { answerChallenge, DigestGate, readChallenge } from './digestAuth.ts';

const MUFASA = { user: 'Mufasa', password: 'Circle of Life' };
const GET = { method: 'GET', uri: '/dir/index.html' };

/** The example of RFC 7616, 3.9.1. */
const ask = (algorithm: string): string =>
  `Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=${algorithm}, ` +
  'nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", ' +
  'opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"';
const OWN = 'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ';

it.each([
  ['MD5', '8ca523f5e9506fed4657c9700eebdbec'],
  ['SHA-256', '753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1'],
])('answers by %s as RFC 7616 does', (algorithm, response) => {
  const challenge = readChallenge(ask(algorithm));
  const answer = challenge && answerChallenge(challenge, MUFASA, GET, OWN);
  expect(answer).toContain(`response="${response}"`);
  expect(answer).toContain('nc=00000001');
  expect(answer).toContain('opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"');
});

it('answers the old form without a counter as RFC 2069 does', () => {
  const challenge = readChallenge(
    'Digest realm="testrealm@host.com", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093"',
  );
  const account = { user: 'Mufasa', password: 'CircleOfLife' };
  const answer = challenge && answerChallenge(challenge, account, GET, OWN);
  expect(answer).toContain('response="1949323746fe6a43ef61f9606e7febea"');
  expect(answer).not.toContain('qop');
});

it.each([
  'Basic realm="a"',
  'Digest realm="a"',
  'Digest nonce="a"',
  'Digest realm="a", nonce="b", algorithm=MD5-sess',
  'Digest realm="a", nonce="b", qop="auth-int"',
  `Digest realm="a", nonce="${'b'.repeat(3000)}"`,
  '',
])('refuses a challenge that it cannot answer: %s', (header) => {
  expect(readChallenge(header)).toBeUndefined();
});

const gate = new DigestGate({ user: 'line', password: 'secret' }, 'rostra', 'key');
const INVITE = { method: 'INVITE', uri: 'sip:5551@10.0.0.1', callId: 'call-1' };

function answered(password: string, callId = 'call-1', user = 'line'): string {
  const challenge = readChallenge(gate.challenge(callId, 1000));
  if (!challenge) throw new Error('A question of ours that we cannot read');
  return answerChallenge(challenge, { user, password }, INVITE, 'own');
}

it('accepts the right password', () => {
  expect(gate.check(answered('secret'), INVITE, 2000)).toBe('passed');
});

it('refuses a wrong password and an unreadable answer', () => {
  expect(gate.check(answered('wrong'), INVITE, 2000)).toBe('refused');
  expect(gate.check(answered('secret', 'call-1', 'other'), INVITE, 2000)).toBe('refused');
  for (const header of [
    undefined,
    '',
    'Basic a',
    'Digest a',
    'Digest nonce=""',
    'Digest nonce="zz.aa"',
  ]) {
    expect(gate.check(header, INVITE, 2000)).toBe('refused');
  }
});

it('refuses an overheard answer, which is valid only for its own call and number', () => {
  const header = answered('secret');
  expect(gate.check(header, { ...INVITE, callId: 'call-2' }, 2000)).toBe('refused');
  expect(gate.check(header, { ...INVITE, uri: 'sip:0900@10.0.0.1' }, 2000)).toBe('refused');
  expect(gate.check(header, { ...INVITE, method: 'BYE' }, 2000)).toBe('refused');
});

it('sends a new challenge when the old one has expired', () => {
  expect(gate.check(answered('secret'), INVITE, 70_000)).toBe('stale');
  expect(readChallenge(gate.challenge('call-1', 1000, true))?.isStale).toBe(true);
});

it('refuses the answer to a challenge that it did not send', () => {
  const foreign = new DigestGate({ user: 'line', password: 'secret' }, 'rostra', 'other key');
  expect(foreign.check(answered('secret'), INVITE, 2000)).toBe('refused');
});
