import { emdOf, endpoints, type Area } from '@dongne/contract';
import { read } from '@dongne/platform';
import type { Address } from 'react-daum-postcode';

/** Length of a legal code down to 읍, 면 or 동; the rest identifies a 리. */
const EMD_DIGITS = 8;

const behind = (prefix: string, text: string): string => text.slice(text.startsWith(prefix) ? prefix.length : 0).trim();

/** `산 12-3`, `159-1`; a building name may follow. */
const LOT = /^(산\s*)?\d+(-\d+)?/;

/** Used fields of the dialog's result. */
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
 * Area of an address from the postcode dialog, by its legal code, since names differ by source. `undefined` for an
 * unknown code.
 * For a road with several lots, or a lot with several roads, the dialog fills in only the automatic choice.
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
