import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderManifest } from '../scripts/subPaths.ts';

// The information that a published manifest gives to a package manager.

const workspace = join(import.meta.dirname, '../../..');

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  publishConfig?: { exports: Manifest['exports'] };
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The one version that the workspace tests with. */
const tested = (folder: string, name: string): string =>
  (
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

describe.each(['ui', 'i18n'])('the manifest of %s', (name) => {
  const folder = join(workspace, 'packages', name);
  const manifest = manifestOf(folder);

  it('requires its dependencies from the tested version on, so an app has one copy of each', () => {
    const others = Object.entries(manifest.dependencies).filter(
      ([each]) => !each.startsWith('@rostra/'),
    );
    expect(others).toEqual(others.map(([each]) => [each, `^${tested(folder, each)}`]));
  });

  it('leaves the version of React to the app', () => {
    const peers = Object.entries(manifest.peerDependencies ?? {});
    expect(peers.filter(([, range]) => !/^\^\d+\.0\.0$/.test(range))).toEqual([]);
  });

  it('publishes every sub-path except the source', () => {
    const published = Object.entries(manifest.exports).flatMap(([path, target]) => {
      if (typeof target === 'string') return [[path, target]];
      const { 'rostra-source': _, ...built } = target;
      return Object.keys(built).length > 0 ? [[path, built]] : [];
    });
    expect(manifest.publishConfig?.exports).toEqual(Object.fromEntries(published));
  });
});

it('names a sub-path for every component; `scripts/exports.ts` writes them', () => {
  const manifest = manifestOf(join(workspace, 'packages/ui'));
  expect(manifest).toEqual(JSON.parse(renderManifest()));
});
