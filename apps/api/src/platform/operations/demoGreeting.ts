import type { Module } from '#platform/module/defineModule.ts';

/** Returns the greeting shown once the demo is ready: pages to visit and accounts to use. */
export function demoGreeting(origin: string, modules: readonly Module[]): string {
  const notes = modules.flatMap((module) => [...(module.demoNotes ?? [])]);
  return [
    '',
    `Rostra is ready:  ${origin}`,
    `Inbox (mail, SMS): ${origin}/dev/inbox`,
    `API documentation: ${origin}/api/docs`,
    'To stop: Ctrl+C',
    ...notes,
    '',
    '',
  ].join('\n');
}
