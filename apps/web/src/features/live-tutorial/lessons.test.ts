import { expect, it } from 'vitest';
import { LESSONS, lessonsOf, ROLES } from './lessons.ts';

it('teaches every role the room’s tools in the order of use [FND-32]', () => {
  for (const role of ROLES) {
    const lessons = lessonsOf(role);
    expect(lessons[0]).toBe('enter');
    expect(lessons).toEqual(LESSONS.filter((lesson) => lessons.includes(lesson)));
  }
  expect(new Set(ROLES.flatMap(lessonsOf))).toEqual(new Set(LESSONS));
  expect(lessonsOf('audience')).not.toContain('speak');
  expect(lessonsOf('staff')).not.toContain('course');
});
