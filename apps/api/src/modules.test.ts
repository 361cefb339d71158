import { GOODS_TYPES } from '@rostra/contract';
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
});
