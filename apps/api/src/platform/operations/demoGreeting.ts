import type { Module } from '#platform/module/defineModule.ts';

/** What whoever starts the demo reads when it is ready: where to look, and who to be. */
export function demoGreeting(origin: string, modules: readonly Module[]): string {
  const notes = modules.flatMap((module) => [...(module.demoNotes ?? [])]);
  return [
    '',
    `Rostra is ready:  ${origin}`,
    `Inbox (mail, SMS): ${origin}/dev/inbox`,
    ...notes,
    '',
    '',
  ].join('\n');
}
