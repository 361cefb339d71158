import { and, count, eq } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import type { Database } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { cardsOf } from '#modules/cards/index.ts';
import { acceptedVersion } from '#modules/consents/index.ts';
import { isCurrent, leadOf, membershipsOf } from '#modules/organizations/index.ts';
import type { Membership } from '#modules/organizations/index.ts';
import { vipStatusOf } from '#modules/vip/index.ts';
import { phoneParts } from './accountOf.ts';
import { accountsOfUser, localeOrNone } from './findAccount.ts';
import { hasPaymentPassword } from './paymentPassword.ts';
import { capabilitiesOf } from './resolveViewer.ts';
import { follows, profiles, users, workExperiences } from './tables.ts';

export type Me = Data<'getUsersMe'>;

/** The parts of `getUsersMe` that are given on request only. */
export interface MeParts {
  get_follows?: boolean;
  with_owner?: boolean;
  with_resume?: boolean;
}

/** What the user logged in is told about himself (platform §7, getUsersMe). */
export async function meOf(deps: Deps, userId: number, parts: MeParts = {}): Promise<Me> {
  const { db } = deps;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new AppError('sessionMissing');
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  const accounts = await accountsOfUser(db, userId);
  const phone = accounts.find(({ provider }) => provider === 'phone');
  const memberships = await membershipsOf(db, userId);
  const newest = memberships.find(isCurrent) ?? memberships[0];
  const lead =
    newest !== undefined && isCurrent(newest)
      ? await leadOf(db, newest.organization.id)
      : undefined;
  const vip = (await vipStatusOf(db, [userId], deps.clock.now())).get(userId);
  return {
    id: user.id,
    has_vip: vip !== undefined,
    vip_level: vip?.level ?? 0,
    default_locale: localeOrNone(user.defaultLocale) ?? null,
    ...(phone === undefined
      ? { country_code: null, phone_number: null }
      : phoneParts(phone.subject)),
    email: accounts.find(({ provider }) => provider === 'email')?.subject ?? null,
    name: user.name,
    sc_name: profile?.scName ?? null,
    tc_name: profile?.tcName ?? null,
    en_name: profile?.enName ?? null,
    ipr_announcement_version: await acceptedVersion(db, userId, 'ip_notice'),
    has_payment_password: await hasPaymentPassword(db, userId),
    capabilities: await capabilitiesOf(db, userId),
    organization_user: newest === undefined ? null : membershipAnswer(newest),
    organization_user_lead: lead === undefined ? null : membershipAnswer(lead),
    vip_infos: await vipInfosOf(db, userId, vip),
    profile: {
      nickname: profile?.nickname ?? null,
      fullname: profile?.fullname ?? null,
      work_email: profile?.workEmail ?? null,
      company_name: profile?.companyName ?? null,
      position: profile?.position ?? null,
      follow_industries_ids: profile?.followIndustriesIds ?? [],
      follow_ticker_region_ids: profile?.followTickerRegionIds ?? [],
    },
    ...(parts.get_follows ? { follows: await followCounts(db, userId) } : {}),
    ...(parts.with_owner ? { owned_organizations: ownedOrganizations(memberships) } : {}),
    ...(parts.with_resume ? { resume: await resumeOf(db, userId) } : {}),
  };
}

function membershipAnswer(membership: Membership): NonNullable<Me['organization_user']> {
  const { organization } = membership;
  return {
    state: membership.state,
    dismissed_at: membership.dismissedAt?.toISOString() ?? null,
    real_name: membership.realName,
    organization: {
      id: organization.id,
      organization_type_id: organization.organizationTypeId,
      sc_name: organization.scName,
      tc_name: organization.tcName,
      en_name: organization.enName,
    },
  };
}

async function vipInfosOf(
  db: Database,
  userId: number,
  vip: { level: number; startsAt: Date; expiresAt: Date } | undefined,
): Promise<Me['vip_infos']> {
  const cards = await cardsOf(db, [{ type: 'User', id: userId }]);
  const membership: Me['vip_infos'] =
    vip === undefined
      ? []
      : [
          {
            card_type: 'vip',
            article: true,
            live: true,
            level: vip.level,
            starts_at: vip.startsAt.toISOString(),
            expires_at: vip.expiresAt.toISOString(),
            balance: null,
            ppv_avaliabled_at: null,
            ppv_available_at: null,
          },
        ];
  return [
    ...membership,
    ...cards.map((card) => ({
      card_type: 'ppv' as const,
      article: card.article,
      live: card.live,
      level: null,
      starts_at: null,
      expires_at: null,
      balance: card.balance,
      ppv_avaliabled_at: card.availableAt.toISOString(),
      ppv_available_at: card.availableAt.toISOString(),
    })),
  ];
}

const ownedOrganizations = (memberships: readonly Membership[]) =>
  memberships
    .filter((membership) => membership.lead && isCurrent(membership))
    .map(({ organization }) => ({
      id: organization.id,
      sc_name: organization.scName,
      tc_name: organization.tcName,
      en_name: organization.enName,
    }));

async function followCounts(db: Database, userId: number) {
  const rows = await db
    .select({ type: follows.targetType, count: count() })
    .from(follows)
    .where(and(eq(follows.userId, userId)))
    .groupBy(follows.targetType);
  const countOf = (type: string): number => rows.find((row) => row.type === type)?.count ?? 0;
  return { users: countOf('user'), organizations: countOf('organization') };
}

async function resumeOf(db: Database, userId: number) {
  const rows = await db
    .select()
    .from(workExperiences)
    .where(eq(workExperiences.userId, userId))
    .orderBy(workExperiences.workingFrom);
  return rows.toReversed().map((row) => ({
    working_from: row.workingFrom,
    working_until: row.workingUntil,
    highlights: row.highlights,
  }));
}
