import { GOODS_TYPES } from '@rostra/contract';
import { notices as english } from '../../../packages/i18n/src/messages/en/notices.ts';
import { notices as chinese } from '../../../packages/i18n/src/messages/zh-CN/notices.ts';
import { describe, expect, it } from 'vitest';
import { collectContributions } from '#platform/module/Contributions.ts';
import { modules } from './modules.ts';

const contributed = collectContributions(modules);

describe('the modules', () => {
  it('have names of their own', () => {
    const names = modules.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
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
