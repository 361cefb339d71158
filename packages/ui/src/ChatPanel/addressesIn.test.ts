import { expect, it } from 'vitest';
import { addressesIn } from './addressesIn.ts';

/** The addresses of a text; its pieces are all of it. */
function found(text: string): string[] {
  const pieces = addressesIn(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  return pieces.flatMap(({ href }) => href ?? []);
}

it('LCHT-07 finds addresses in running text, one or more', () => {
  expect(found('no address')).toEqual([]);
  expect(found('see https://a.example/x?y=1#z now')).toEqual(['https://a.example/x?y=1#z']);
  expect(found('http://a.example\nHTTPS://B.example/')).toEqual([
    'http://a.example',
    'HTTPS://B.example/',
  ]);
});

it('LCHT-07 leaves to the sentence what is its own', () => {
  expect(found('Is it https://a.example/x?')).toEqual(['https://a.example/x']);
  expect(found('(https://a.example/x).')).toEqual(['https://a.example/x']);
  expect(found('https://a.example/wiki/Rate_(finance)...')).toEqual([
    'https://a.example/wiki/Rate_(finance)',
  ]);
  expect(found('“https://a.example/x”')).toEqual(['https://a.example/x']);
  expect(found('<https://a.example/x>,')).toEqual(['https://a.example/x']);
});

it('LCHT-07 ends where Chinese words or marks begin, without a blank', () => {
  expect(found('请看https://a.example/x。谢谢')).toEqual(['https://a.example/x']);
  expect(found('见（https://a.example/x），再议')).toEqual(['https://a.example/x']);
  expect(found('https://a.example/x这里')).toEqual(['https://a.example/x']);
});

it('LCHT-07 takes nothing else for one, and nothing that seems to lead elsewhere', () => {
  expect(found('javascript:alert(1)')).toEqual([]);
  expect(found('javascript://a.example/%0Aalert(1)')).toEqual([]);
  expect(found('data:text/html,x ftp://a.example file:///etc')).toEqual([]);
  expect(found('xhttps://a.example')).toEqual([]);
  expect(found('https:// https://. http://')).toEqual([]);
  expect(found('https://bank.example@evil.example/')).toEqual([]);
  expect(found('https://a.example/\u202Egpj.exe')).toEqual(['https://a.example/']);
});

it('LCHT-07 keeps all brackets that a long address has opened, and nothing behind them', () => {
  const address = `https://a.example/${'('.repeat(500)}${')'.repeat(500)}`;
  expect(found(`${address}${'.'.repeat(500)}`)).toEqual([address]);
  expect(found('://'.repeat(300))).toEqual([]);
});
