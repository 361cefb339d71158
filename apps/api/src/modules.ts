import type { Module } from '#platform/module/defineModule.ts';

/** Every module of the server, in the order in which calls are mounted and demo content is written. */
export const modules: readonly Module[] = [];
