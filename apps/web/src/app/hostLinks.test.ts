import { expect, it } from 'vitest';
import { hostLinks } from './hostLinks.ts';

const hosts = {
  admin: 'https://admin.rostra.example',
  cms: 'https://cms.rostra.example',
  h5: 'https://m.rostra.example',
  customerService: undefined,
};
const t = (key: string): string => key;

it('links the configured hosts, and the staff’s tools for staff only [FND-34]', () => {
  expect(hostLinks({}, ['staff:money'], t)).toEqual([]);
  expect(hostLinks(hosts, ['sns'], t)).toEqual([
    { label: 'shell.hosts.h5', href: 'https://m.rostra.example' },
  ]);
  expect(hostLinks(hosts, ['staff:money'], t).map(({ href }) => href)).toEqual([
    'https://m.rostra.example',
    'https://admin.rostra.example',
    'https://cms.rostra.example',
  ]);
});
