import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// What a published manifest says to somebody's package manager.

const workspace = join(import.meta.dirname, '../../..');

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  publishConfig?: { exports: Manifest['exports'] };
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The one version of the workspace, which the catalog pins. */
function pinned(name: string): string {
  const catalog = readFileSync(join(workspace, 'pnpm-workspace.yaml'), 'utf8');
  const key = name.replaceAll(/[.*/]/g, '\\$&');
  return new RegExp(`^ {2}'?${key}'?: (\\S+)$`, 'm').exec(catalog)?.[1] ?? '';
}

describe.each(['ui', 'i18n'])('the manifest of %s', (name) => {
  const manifest = manifestOf(join(workspace, 'packages', name));

  it('takes its dependencies from the tested version on, so that an app has one copy of each', () => {
    const others = Object.entries(manifest.dependencies).filter(
      ([each]) => !each.startsWith('@rostra/'),
    );
    expect(others).toEqual(others.map(([each]) => [each, `^${pinned(each)}`]));
  });

  it('leaves the version of React to the app', () => {
    const peers = Object.entries(manifest.peerDependencies ?? {});
    expect(peers.filter(([, range]) => !/^\^\d+\.0\.0$/.test(range))).toEqual([]);
  });

  it('publishes every sub-path but the source', () => {
    const published = Object.entries(manifest.exports).flatMap(([path, target]) => {
      if (typeof target === 'string') return [[path, target]];
      const { 'rostra-source': _, ...built } = target;
      return Object.keys(built).length > 0 ? [[path, built]] : [];
    });
    expect(manifest.publishConfig?.exports).toEqual(Object.fromEntries(published));
  });
});
