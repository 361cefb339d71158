import { expect, it } from 'vitest';
import { addressesIn } from './addressesIn.ts';

/** Returns the addresses of a text, after checking that the pieces add up to it. */
function found(text: string): string[] {
  const pieces = addressesIn(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  return pieces.flatMap(({ href }) => href ?? []);
}

it('finds addresses in running text, one or more [LCHT-07]', () => {
  expect(found('no address')).toEqual([]);
  expect(found('see https://a.example/x?y=1#z now')).toEqual(['https://a.example/x?y=1#z']);
  expect(found('http://a.example\nHTTPS://B.example/')).toEqual([
    'http://a.example',
    'HTTPS://B.example/',
  ]);
});

it('leaves punctuation to the sentence [LCHT-07]', () => {
  expect(found('Is it https://a.example/x?')).toEqual(['https://a.example/x']);
  expect(found('(https://a.example/x).')).toEqual(['https://a.example/x']);
  expect(found('https://a.example/wiki/Rate_(finance)...')).toEqual([
    'https://a.example/wiki/Rate_(finance)',
  ]);
  expect(found('“https://a.example/x”')).toEqual(['https://a.example/x']);
  expect(found('<https://a.example/x>,')).toEqual(['https://a.example/x']);
});

it('ends an address where Chinese text or punctuation follows without a space [LCHT-07]', () => {
  expect(found('请看https://a.example/x。谢谢')).toEqual(['https://a.example/x']);
  expect(found('见（https://a.example/x），再议')).toEqual(['https://a.example/x']);
  expect(found('https://a.example/x这里')).toEqual(['https://a.example/x']);
});

it('links nothing else, nor anything that seems to lead elsewhere [LCHT-07]', () => {
  expect(found('javascript:alert(1)')).toEqual([]);
  expect(found('javascript://a.example/%0Aalert(1)')).toEqual([]);
  expect(found('data:text/html,x ftp://a.example file:///etc')).toEqual([]);
  expect(found('xhttps://a.example')).toEqual([]);
  expect(found('https:// https://. http://')).toEqual([]);
  expect(found('https://bank.example@evil.example/')).toEqual([]);
  expect(found('https://a.example/\u202Egpj.exe')).toEqual(['https://a.example/']);
});

it('keeps every bracket opened inside a long address and nothing after it [LCHT-07]', () => {
  const address = `https://a.example/${'('.repeat(500)}${')'.repeat(500)}`;
  expect(found(`${address}${'.'.repeat(500)}`)).toEqual([address]);
  expect(found('://'.repeat(300))).toEqual([]);
});
