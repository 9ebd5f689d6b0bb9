import type { Query } from './seed-country';
import type { SoakClient } from './soak-client';

/** Ids of generated members and requests begin above all others. */
export const FIRST_ID = 10_000_000;
/** Requests of a member, and rows of a request's timeline. */
export const REQUESTS_OF_MEMBER = 10;
const MOVES_OF_REQUEST = 10;
/** Requests per statement. */
const BATCH = 100_000;

const PLACE = `{"address":"대전 서구 둔산동 1","roadAddress":"","subAddress":"","postalCode":"","sido":"대전","gungu":"서구",
  "emd":"둔산동","recipient":"","entranceInfo":""}`;

const membersSql = (from: number, to: number): string => `
  insert into members (id, phone_hash, nickname, terms_agreed_at, referral_code, joined_at)
  overriding system value
  select ${FIRST_ID} + n, 'bench ' || n, '이용자', now(), 'bench ' || n, now()
  from generate_series(${from / REQUESTS_OF_MEMBER}, ${to / REQUESTS_OF_MEMBER} - 1) as n;`;

/** The newest request of each member waits for its shop, the others were cancelled. */
const requestsSql = (from: number, to: number): string => `
  insert into requests (id, member_id, laundry_id, status, collection_time, laundry_num_by_user, has_premium, has_stain, etc,
    has_password, delivery_bag, paid_services, pickup_address, latitude, longitude, estimate_min_won, estimate_max_won,
    status_at, created_at, address_erased_at)
  overriding system value
  select ${FIRST_ID} + n, ${FIRST_ID} + n / ${REQUESTS_OF_MEMBER}, 1 + n / ${REQUESTS_OF_MEMBER} % (select count(*) from laundries),
    case when n % ${REQUESTS_OF_MEMBER} = ${REQUESTS_OF_MEMBER - 1} then 'Requested' else 'Cancelled' end, now() + interval '1 day',
    2, false, false, '', false, false, '[]', '${PLACE}', 36.35, 127.38, 1000, 9000, now(), now(), now()
  from generate_series(${from}, ${to} - 1) as n;
  insert into request_moves (request_id, from_status, to_status, actor_type, at, photo_ids)
  select ${FIRST_ID} + n, 'Requested', 'Requested', 'customer', now() + make_interval(secs => step), '{}'
  from generate_series(${from}, ${to} - 1) as n, generate_series(1, ${MOVES_OF_REQUEST}) as step;
  insert into notifications (member_id, kind, title, text, created_at)
  select ${FIRST_ID} + n / ${REQUESTS_OF_MEMBER}, 'order', '요청', '수거를 요청했어요.', now() from generate_series(${from}, ${to} - 1) as n;`;

/**
 * Inserts requests with members, timelines and notifications, without triggers and foreign key checks, and analyzes.
 *
 * @param requests a multiple of `REQUESTS_OF_MEMBER`.
 */
export const seedRequests = async (ask: Query, requests: number): Promise<void> => {
  for (let from = 0; from < requests; from += BATCH) {
    const to = Math.min(requests, from + BATCH);
    await ask(`set session_replication_role = replica; ${membersSql(from, to)} ${requestsSql(from, to)}`);
  }
  await ask('vacuum analyze');
};

/** Gives the generated requests and notifications of one member to a new member. @returns their access token. */
export const giveRequests = async (client: SoakClient, ask: Query, request: number): Promise<string> => {
  const [member] =
    (await client.send<{ userId: number; accessToken: string }[]>('POST', '/sandbox/members', { count: 1 })) ?? [];
  if (member === undefined) throw new Error('The sandbox gave no member.');
  const generated = FIRST_ID + Math.floor((request - FIRST_ID) / REQUESTS_OF_MEMBER);
  await ask(`update requests set member_id = ${member.userId} where member_id = ${generated};
    update notifications set member_id = ${member.userId} where member_id = ${generated};`);
  await ask('analyze');
  return member.accessToken;
};
