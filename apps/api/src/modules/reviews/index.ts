import { defineModule } from '#platform/module/defineModule.ts';
import type { Module } from '#platform/module/defineModule.ts';
import type { ReviewSubject } from './ReviewSubject.ts';
import { reviewRoutes } from './routes.ts';

export type { PassedRevision, ReviewSubject } from './ReviewSubject.ts';
export { submitRevision } from './reviewService.ts';
export type { NewRevision } from './reviewService.ts';

/** Creates the review module for these kinds of items; the composition root names them. */
export const reviewsModule = (subjects: readonly ReviewSubject[]): Module =>
  defineModule({
    name: 'reviews',
    routes: (app, deps) => reviewRoutes(app, deps, subjects),
  });
