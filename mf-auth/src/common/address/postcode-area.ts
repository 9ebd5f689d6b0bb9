import { emdOf, endpoints, type Area } from '@dongne/contract';
import { read } from '@dongne/platform';
import type { Address } from 'react-daum-postcode';

/** Digits of a legal dong's code down to 읍, 면 or 동; what follows tells a 리. */
const EMD_DIGITS = 8;

const behind = (prefix: string, text: string): string => text.slice(text.startsWith(prefix) ? prefix.length : 0).trim();

/** `산 12-3`, `159-1`; what stands behind it is the building's name. */
const LOT = /^(산\s*)?\d+(-\d+)?/;

/** What we take from the dialog's answer. */
export type PostcodeAnswer = Pick<
  Address,
  | 'sido'
  | 'sigungu'
  | 'bname'
  | 'bname1'
  | 'bname2'
  | 'hname'
  | 'bcode'
  | 'zonecode'
  | 'userSelectedType'
  | 'roadAddress'
  | 'autoRoadAddress'
  | 'jibunAddress'
  | 'autoJibunAddress'
>;

/**
 * Where an address of the postcode dialog lies, by the code of its legal dong: names differ by source. `undefined` where the code
 * is none of ours. A road that has many lots, or a lot that has many roads, is blank in the dialog's answer but for the automatic one.
 *
 * @throws {ApiError}
 */
export const areaOfPostcode = async (found: PostcodeAnswer): Promise<Area | undefined> => {
  const { sido, sigungu, bname, bcode, zonecode, userSelectedType } = found;
  const emd = emdOf(found);
  const areas = await read(endpoints.areas, { q: `${sido} ${sigungu} ${emd}` });
  const area = areas.find((each) => each.bcode.slice(0, EMD_DIGITS) === bcode.slice(0, EMD_DIGITS));
  if (area === undefined) return undefined;
  const roadAddress = found.roadAddress || found.autoRoadAddress;
  const address = found.jibunAddress || found.autoJibunAddress;
  const lot = LOT.exec(behind(`${sido} ${sigungu} ${bname}`, address))?.[0] ?? '';
  const isRoad = userSelectedType === 'R' && roadAddress !== '';
  return {
    ...area,
    emd,
    dong: found.hname || bname,
    roadOrLot: isRoad ? behind(`${sido} ${sigungu}`, roadAddress) : lot,
    address,
    roadAddress,
    postalCode: zonecode,
  };
};
