import { localized, scriptOf } from '@rostra/i18n';
import { inArray, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '#platform/module/Deps.ts';
import type { Locale } from '#platform/viewer/Viewer.ts';

/** A column with the name in one language, or one for each script. */
type NameColumns =
  SQLWrapper | { readonly sc: SQLWrapper; readonly tc: SQLWrapper; readonly en: SQLWrapper };

/** A type of subject of the audit log, as the module that writes it declares it. */
export interface AuditSubject {
  type: string;
  /** The column with the subject's ID; absent: it has no row, such as a run of work. */
  id?: PgColumn;
  /** The column with its name; absent: it is named by type and ID. */
  name?: NameColumns;
  /** Returns the path of its page on the site; absent: it has none. */
  path?: (id: number) => string;
}

declare module '#platform/module/Contributions.ts' {
  interface ContributionTypes {
    auditSubjects: AuditSubject;
  }
}

/** A subject as staff see it. */
export interface DescribedSubject {
  name: string;
  path: string | null;
}

const isPerScript = (name: NameColumns): name is Exclude<NameColumns, SQLWrapper> => 'sc' in name;

/**
 * Names and links subjects of one type for staff, in one query.
 *
 * @returns by ID; a subject without a name is called by its type and ID
 */
export async function describeSubjects(
  { db, contributed }: Pick<Deps, 'db' | 'contributed'>,
  { type, ids }: { type: string; ids: readonly number[] },
  locale: Locale,
): Promise<Map<number, DescribedSubject>> {
  const subject = contributed('auditSubjects').find((known) => known.type === type);
  const described = new Map<number, DescribedSubject>();
  const describe = (id: number, name = '') =>
    described.set(id, {
      name: name === '' ? `${type} ${id}` : name,
      path: subject?.path?.(id) ?? null,
    });
  for (const id of ids) describe(id);
  const { id: idOf, name } = subject ?? {};
  if (idOf === undefined || name === undefined || ids.length === 0) return described;
  const none = sql<null>`null`;
  const columns = isPerScript(name) ? name : { sc: name, tc: none, en: none };
  const found = await db
    .select({
      id: sql<number>`${idOf}`.mapWith(Number),
      sc_name: sql<string | null>`${columns.sc}`,
      tc_name: sql<string | null>`${columns.tc}`,
      en_name: sql<string | null>`${columns.en}`,
    })
    .from(idOf.table)
    .where(inArray(idOf, [...ids]));
  for (const row of found) describe(row.id, localized(row, 'name', scriptOf(locale)));
  return described;
}
