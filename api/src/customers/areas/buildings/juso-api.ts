import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { JusoKeys } from '#base';
import type { Building } from './building-repository';
import { positionOf } from './register-position';

/** Time-out, short because the user is typing. */
const LIMIT_MS = 1_500;
/** Maximum number of results, because each position is a separate call. */
const MOST = 8;

const Text = Type.String({ maxLength: 200 });
const Found = Type.Object({
  admCd: Type.String({ pattern: '^[0-9]{10}$' }),
  rnMgtSn: Type.String({ pattern: '^[0-9]{12}$' }),
  udrtYn: Text,
  buldMnnm: Type.String({ pattern: '^[0-9]{1,5}$' }),
  buldSlno: Type.String({ pattern: '^[0-9]{1,5}$' }),
  rn: Text,
  liNm: Text,
  zipNo: Type.String({ pattern: '^[0-9]{5}$' }),
  mtYn: Text,
  lnbrMnnm: Type.String({ pattern: '^[0-9]{1,5}$' }),
  lnbrSlno: Type.String({ pattern: '^[0-9]{1,5}$' }),
});
const answerOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    results: Type.Object({
      common: Type.Object({ errorCode: Type.Literal('0') }),
      juso: Type.Array(item, { maxItems: 100 }),
    }),
  });
const SearchAnswer = answerOf(Found);
const PositionAnswer = answerOf(Type.Object({ entX: Text, entY: Text }));

const ask = async (url: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown> => {
  const answer = await fetch(`${url}?${new URLSearchParams({ ...query, resultType: 'json' })}`, {
    redirect: 'error',
    signal,
  });
  if (!answer.ok) throw new Error(`The address register answered ${answer.status}.`);
  return answer.json();
};

const locate = async (
  { apiUrl, positionKey }: JusoKeys,
  { admCd, rnMgtSn, udrtYn, buldMnnm, buldSlno }: Static<typeof Found>,
  signal: AbortSignal,
) => {
  const key = { confmKey: positionKey, admCd, rnMgtSn, udrtYn, buldMnnm, buldSlno };
  const answer = await ask(`${apiUrl}/addrCoordApi.do`, key, signal).catch(() => null);
  const [place] = Value.Check(PositionAnswer, answer) ? answer.results.juso : [];
  return positionOf(place?.entX, place?.entY);
};

const asBuilding = async (keys: JusoKeys, found: Static<typeof Found>, signal: AbortSignal): Promise<Building> => {
  const { latitude = null, longitude = null } = (await locate(keys, found, signal)) ?? {};
  return {
    roadCode: found.rnMgtSn,
    isUnderground: found.udrtYn === '1',
    mainNumber: Number(found.buldMnnm),
    subNumber: Number(found.buldSlno),
    road: found.rn,
    emdCode: found.admCd.slice(0, 8),
    ri: found.liNm,
    postalCode: found.zipNo,
    isHill: found.mtYn === '1',
    lotMain: Number(found.lnbrMnnm),
    lotSub: Number(found.lnbrSlno),
    latitude,
    longitude,
  };
};

/**
 * Searches buildings by road, lot or name. Never rejects: failures return fewer results. A position that arrives too
 * late is omitted.
 */
export const askRegister = async (keys: JusoKeys, keyword: string): Promise<Building[]> => {
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    const query = { confmKey: keys.searchKey, currentPage: '1', countPerPage: String(MOST), keyword };
    const answer = await ask(`${keys.apiUrl}/addrLinkApi.do`, query, signal);
    if (!Value.Check(SearchAnswer, answer)) return [];
    return await Promise.all(answer.results.juso.slice(0, MOST).map((found) => asBuilding(keys, found, signal)));
  } catch {
    return [];
  }
};
