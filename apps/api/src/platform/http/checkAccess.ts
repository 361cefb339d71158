import type { Route } from '@rostra/contract';
import { AppError } from '#platform/errors/AppError.ts';
import { isStaff } from '#platform/viewer/Viewer.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/** Checks whether this viewer may make this call at all; modules check rules about single rows. */
export function checkAccess(route: Route, viewer: Viewer): void {
  if (route.access === 'anyone') return;
  if (viewer.kind !== 'user') throw new AppError('sessionMissing');
  if (route.access === 'user') return;
  const allowed =
    route.capability === undefined
      ? isStaff(viewer)
      : viewer.capabilities.has(route.capability) || viewer.capabilities.has('staff:all');
  if (!allowed) throw new AppError('forbidden');
}
