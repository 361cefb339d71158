import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GOODS_TYPES } from '@rostra/contract';
import { notices as english } from '../../../packages/i18n/src/messages/en/notices.ts';
import { notices as chinese } from '../../../packages/i18n/src/messages/zh-CN/notices.ts';
import { describe, expect, it } from 'vitest';
import { collectContributions } from '#platform/module/Contributions.ts';
import { modules } from './modules.ts';

const SOURCES = globSync('modules/**/*.ts', { cwd: import.meta.dirname })
  .filter((name) => !name.includes('.test.'))
  .map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')] as const);

const matching = (pattern: RegExp): string[] =>
  SOURCES.filter(([, source]) => pattern.test(source)).map(([name]) => name);

const contributed = collectContributions(modules);

describe('the modules', () => {
  it('have names of their own', () => {
    const names = modules.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('keep nothing in maps of their files: `perProcess` is for what a process remembers', () => {
    expect(matching(/^(?:export )?const \w+[^=\n]*= new WeakMap\b/m)).toEqual([]);
    expect(matching(/^(?:export )?const \w+[^=\n]*= new (?:Map|Set)(?:<.*>)?\(\);/m)).toEqual([]);
  });

  it('register nothing when they are imported', () => {
    expect(matching(/^register\w*\(/m)).toEqual([]);
  });

  it('sell each type of product in exactly one of them', () => {
    const types = contributed('products').map(({ type }) => type);
    expect(types.toSorted()).toEqual(GOODS_TYPES.toSorted());
  });

  it('declare each kind of notice in one of them, with texts in both languages [FND-53]', () => {
    const kinds = contributed('notifications').map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(Object.keys(english).toSorted());
    expect(kinds.toSorted()).toEqual(Object.keys(chinese).toSorted());
  });

  it('publish the revisions of each type of item in one of them', () => {
    const types = contributed('reviews').map(({ type }) => type);
    expect(types).toContain('Article');
    expect(types).toEqual([...new Set(types)]);
  });
});
