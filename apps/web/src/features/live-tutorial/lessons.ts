import type { LiveRole } from '@rostra/contract/live';

/** Lessons about the room, in the order of use. */
export const LESSONS = [
  'enter',
  'stage',
  'speak',
  'hand',
  'talk',
  'questions',
  'documents',
  'reactions',
  'order',
  'course',
  'recording',
  'network',
] as const;
export type Lesson = (typeof LESSONS)[number];

/** Roles with a tutorial, the most frequent one first. */
export const ROLES = ['audience', 'expert', 'broadcaster', 'staff'] as const satisfies LiveRole[];

const OF_ROLE: Readonly<Record<LiveRole, readonly Lesson[]>> = {
  audience: ['enter', 'stage', 'hand', 'talk', 'questions', 'documents', 'reactions', 'network'],
  expert: ['enter', 'stage', 'speak', 'talk', 'questions', 'documents', 'reactions', 'network'],
  broadcaster: LESSONS.filter((lesson) => lesson !== 'hand'),
  staff: ['enter', 'stage', 'talk', 'questions', 'documents', 'reactions', 'order', 'network'],
};

/** Returns the lessons for a role. */
export const lessonsOf = (role: LiveRole): readonly Lesson[] => OF_ROLE[role];
