/** The consoles: of staff, and of organizers. Each is the first part of its addresses. */
export const consoleAreas = ['staff', 'management'] as const;
export type ConsoleArea = (typeof consoleAreas)[number];

/** Addresses of the consoles' screens; any other address below is missing. */
export const consolePaths = {
  staff: { overview: '/staff' },
  management: { overview: '/management' },
} as const satisfies Record<ConsoleArea, Readonly<Record<string, string>>>;

/** Returns the console that an address belongs to, in any spelling; undefined for one of the site. */
export function consoleAreaOf(pathname: string): ConsoleArea | undefined {
  const [, first] = pathname.toLowerCase().split('/');
  return consoleAreas.find((area) => area === first);
}

/** Returns whether a user with these capabilities may open the console. */
export const mayOpenConsole = (area: ConsoleArea, capabilities: readonly string[]): boolean =>
  area === 'staff'
    ? capabilities.some((capability) => capability.startsWith('staff:'))
    : capabilities.includes('camp_owner');
