import { and, eq, isNull } from 'drizzle-orm';
import { storeFile } from '#modules/files/index.ts';
import { ORGANIZATION } from '#modules/organizations/index.ts';
import { organizations } from '#modules/organizations/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { DemoLogo } from './makeLogo.ts';
import { makeLogo } from './makeLogo.ts';
import { demoOrganizationIds } from './people.ts';
import type { DemoOrganizationKey } from './people.ts';

const WHITE = [255, 255, 255] as const;

/** Logos of some; the others have initials, as organizations without a logo do. */
const LOGOS: Partial<Record<DemoOrganizationKey, DemoLogo>> = {
  /** A roof. */
  northgate: {
    background: [28, 61, 82],
    figure: WHITE,
    holds: (x, y) => Math.abs(x) < 0.75 && y > Math.abs(x) - 0.5 && y < Math.abs(x) - 0.1,
  },
  /** A circle of longitude. */
  meridian: {
    background: [116, 44, 38],
    figure: WHITE,
    holds: (x, y) => {
      const isIn = Math.hypot(x, y) < 0.65;
      return isIn && !(Math.hypot(x / 0.35, y / 0.65) < 1 && Math.hypot(x / 0.25, y / 0.65) > 1);
    },
  },
};

/** Assigns logos to the demo's organizations, once. */
export async function loadLogos(deps: Deps): Promise<void> {
  const ids = await demoOrganizationIds(deps.db);
  for (const [key, logo] of Object.entries(LOGOS) as [DemoOrganizationKey, DemoLogo][]) {
    const bare = and(eq(organizations.id, ids[key]), isNull(organizations.logoUrl));
    if ((await deps.db.$count(organizations, bare)) === 0) continue;
    const logoUrl = await storeFile(deps, {
      kind: 'image',
      name: `${key}.png`,
      contentType: 'image/png',
      content: makeLogo(logo),
      subject: { type: ORGANIZATION, id: ids[key] },
    });
    await deps.db.update(organizations).set({ logoUrl }).where(bare);
  }
}
