import { sql } from 'drizzle-orm';
import { liveMembers } from '#modules/live/tables.ts';

/** Minimum number of scores for showing a mean, so that no single score can be derived. */
export const SCORERS_MIN = 5;

/**
 * The mean score of the selected member as a speaker, to one decimal, over all meetings that seated
 * them as host or expert (LMEM-19). Null for other seats.
 */
export const userScore = sql<number | null>`case
  when ${liveMembers.eventRole} in ('broadcaster', 'expert') then (
    select case when count(distinct scored.user_id) >= ${SCORERS_MIN}
      then round(avg(scored.value), 1)::float8 end
    from live_scores scored
    inner join live_members on_stage on on_stage.live_id = scored.live_id
    where scored.type = 'speaker'
      and on_stage.user_id = ${liveMembers.userId}
      and on_stage.event_role in ('broadcaster', 'expert')
      and scored.user_id <> on_stage.user_id
  ) end`;
