export { defineRoute } from './RouteModule.ts';
export type { Head, HeadContext, LoadContext, RouteModule } from './RouteModule.ts';
