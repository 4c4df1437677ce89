import { sql, type SQL } from "drizzle-orm";

/** At most this many addresses and numbers are followed for a person; nobody has more of their own. */
export const KEYS_MAX = 50;

/**
 * The query for the ids of a person's assessments. Those of one e-mail (in any case) or one phone are one person's, and
 * so are those that a third one joins; an IP address joins nothing (contract 17). `seed` selects rows of `kind`
 * ('email' in lower case, or 'phone') and `value` to start from. Follows indexes, and reads each assessment of the
 * person twice. `most` is how many keys are followed at most, for all that `seed` starts from.
 */
export function personIds(seed: SQL, most: number = KEYS_MAX): SQL {
  return sql`
    select id from (
      with recursive keys(kind, value) as (
        ${seed}
        union
        select 'phone', a.phone from keys k cross join assessments a indexed by assessments_email
        where k.kind = 'email' and lower(a.email) = k.value and a.email is not null and a.phone is not null
        union
        select 'email', lower(a.email) from keys k cross join assessments a indexed by assessments_phone
        where k.kind = 'phone' and a.phone = k.value and a.phone is not null and a.email is not null
        limit ${most}
      )
      select a.id from keys k cross join assessments a indexed by assessments_email
      where k.kind = 'email' and lower(a.email) = k.value and a.email is not null
      union
      select a.id from keys k cross join assessments a indexed by assessments_phone
      where k.kind = 'phone' and a.phone = k.value and a.phone is not null
    )`;
}

/** Where to start from one assessment. */
export function keysOf(id: number): SQL {
  return keysOfAll(sql`${id}`);
}

/** Where to start from several, whose ids are a query. */
export function keysOfAll(ids: SQL): SQL {
  return sql`
    select 'email', lower(email) from assessments where id in (${ids}) and email is not null
    union
    select 'phone', phone from assessments where id in (${ids}) and phone is not null`;
}
