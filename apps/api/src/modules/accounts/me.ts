import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { readableEmail } from '@rostra/i18n/input';
import type { Database } from '#platform/database/Database.ts';
import { preparedFor } from '#platform/database/preparedFor.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { cardsOfUserColumn } from '#modules/cards/index.ts';
import type { PpvCard } from '#modules/cards/index.ts';
import { acceptedVersionColumn } from '#modules/consents/index.ts';
import { isCurrent, leadOf, membershipsOfUserColumn } from '#modules/organizations/index.ts';
import type { Membership } from '#modules/organizations/index.ts';
import { grantsOfUserColumn, vipTimeline } from '#modules/vip/index.ts';
import type { VipStatus } from '#modules/vip/index.ts';
import { phoneParts } from './accountOf.ts';
import { accountsOfUserColumn, localeOrNone } from './findAccount.ts';
import { credentials, follows, profiles, users, workExperiences } from './tables.ts';
import { capabilitiesColumn } from './viewerFacts.ts';

export type Me = Data<'getUsersMe'>;

/** The parts of `getUsersMe` that are returned only on request. */
export interface MeParts {
  get_follows?: boolean;
  with_owner?: boolean;
  with_resume?: boolean;
}

/** Reads all parts that are returned by default, in one query. */
const statement = preparedFor((db) =>
  db
    .select({
      user: getTableColumns(users),
      profile: getTableColumns(profiles),
      accounts: accountsOfUserColumn(db, users.id),
      memberships: membershipsOfUserColumn(db, users.id),
      cards: cardsOfUserColumn(db, users.id),
      ipNotice: acceptedVersionColumn(db, users.id, 'ip_notice'),
      hasPaymentPassword: sql<boolean>`exists (select 1 from ${credentials}
        where ${credentials.userId} = ${users.id} and ${credentials.kind} = 'payment')`,
      capabilities: capabilitiesColumn(db, users.id),
      vipGrants: grantsOfUserColumn(db, users.id),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('me'),
);

/**
 * Returns the data of the logged-in user (platform §7, getUsersMe). Runs one query, one more for
 * the lead of their organization, and one for each requested part.
 */
export async function meOf(deps: Deps, userId: number, parts: MeParts = {}): Promise<Me> {
  const { db } = deps;
  const [row] = await statement(db).execute({ userId });
  if (row === undefined) throw new AppError('sessionMissing');
  const { user, profile, accounts, memberships } = row;
  const phone = accounts.find(({ provider }) => provider === 'phone');
  const newest = memberships.find(isCurrent) ?? memberships[0];
  const lead =
    newest !== undefined && isCurrent(newest)
      ? await leadOf(db, newest.organization.id)
      : undefined;
  const vip = vipTimeline(row.vipGrants, deps.clock.now());
  return {
    id: user.id,
    has_vip: vip !== undefined,
    vip_level: vip?.level ?? 0,
    default_locale: localeOrNone(user.defaultLocale) ?? null,
    ...(phone === undefined
      ? { country_code: null, phone_number: null }
      : phoneParts(phone.subject)),
    email: shownEmail(accounts.find(({ provider }) => provider === 'email')?.subject),
    name: user.name,
    sc_name: profile?.scName ?? null,
    tc_name: profile?.tcName ?? null,
    en_name: profile?.enName ?? null,
    ipr_announcement_version: row.ipNotice,
    has_payment_password: row.hasPaymentPassword,
    capabilities: row.capabilities,
    organization_user: newest === undefined ? null : toMembershipResponse(newest),
    organization_user_lead: lead === undefined ? null : toMembershipResponse(lead),
    vip_infos: vipInfos(row.cards, vip),
    profile: {
      nickname: profile?.nickname ?? null,
      fullname: profile?.fullname ?? null,
      work_email: shownEmail(profile?.workEmail),
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

/** Returns a stored address in its own script; null for none. */
const shownEmail = (stored: string | null | undefined): string | null =>
  stored == null ? null : readableEmail(stored);

function toMembershipResponse(membership: Membership): NonNullable<Me['organization_user']> {
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

function vipInfos(cards: readonly PpvCard[], vip: VipStatus | undefined): Me['vip_infos'] {
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
