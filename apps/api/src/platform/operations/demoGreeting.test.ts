import { expect, it } from 'vitest';
import { demoGreeting } from './demoGreeting.ts';

it('names the site, the inbox, the API documentation, the notes of modules and how to stop', () => {
  const module = { name: 'accounts', demoNotes: ['Accounts: member@demo.rostra.test'] };
  const greeting = demoGreeting('http://localhost:3000', [module]);
  expect(greeting).toContain('http://localhost:3000/dev/inbox');
  expect(greeting).toContain('http://localhost:3000/api/docs');
  expect(greeting).toContain('member@demo.rostra.test');
  expect(greeting).toContain('Ctrl+C');
});
