import { FORM_LETTERS, type AddressInput, type Area, type MemberAddress, typedText } from '@dongne/contract';
import * as v from 'valibot';

/** Neighbourhood of an address with a position inside it. */
export interface Place extends Pick<AddressInput, 'sido' | 'gungu' | 'emd' | 'latitude' | 'longitude'> {
  /** `서울 강남구 삼성동` */
  readonly label: string;
  readonly dong: string;
  /** Known building, valid until another road or lot is typed. */
  readonly building?: Building;
}

/** Building of the register. */
interface Building extends Pick<MemberAddress, 'address' | 'roadAddress' | 'addressType' | 'postalCode'> {
  readonly roadOrLot: string;
}

const { address: LETTERS } = FORM_LETTERS;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most, `${most}자까지 적을 수 있어요.`));

/** Typed details of an address. */
export const ADDRESS_DETAILS = v.object({
  /** `테헤란로 427` or `159-1`; may be empty. */
  roadOrLot: text(LETTERS.roadOrLot),
  subAddress: v.pipe(
    text(LETTERS.subAddress),
    v.check((typed) => typedText(typed) !== '', '상세 주소를 입력해 주세요.'),
  ),
  entranceInfo: text(LETTERS.entranceInfo),
  recipient: text(LETTERS.recipient),
});
export type AddressDetails = Readonly<v.InferOutput<typeof ADDRESS_DETAILS>>;

/** Wire field of an address → form field that shows its error. */
export const ADDRESS_FIELD_OF_WIRE = {
  address: 'address.roadOrLot',
  roadAddress: 'address.roadOrLot',
  subAddress: 'address.subAddress',
  entranceInfo: 'address.entranceInfo',
  recipient: 'address.recipient',
} as const satisfies Partial<Record<keyof AddressInput, `address.${keyof AddressDetails}`>>;

export const NO_DETAILS: AddressDetails = { roadOrLot: '', subAddress: '', entranceInfo: '', recipient: '' };

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

type WithPlace = Pick<Area & MemberAddress, 'sido' | 'gungu' | 'dong' | 'emd' | 'latitude' | 'longitude'>;

const neighbourhoodOf = ({ sido, gungu, dong, emd, latitude, longitude }: WithPlace): Place => ({
  label: joined(sido, gungu, emd),
  sido,
  gungu,
  dong,
  emd,
  latitude,
  longitude,
});

/** Place of a search result; a result with a postal code is a registered building. */
export const placeOf = (area: Area): Place => {
  const { address, roadAddress, postalCode, roadOrLot } = area;
  const addressType = roadAddress !== '' && roadAddress.endsWith(roadOrLot) ? 'R' : 'J';
  return {
    ...neighbourhoodOf(area),
    ...(postalCode !== '' && { building: { address, roadAddress, addressType, postalCode, roadOrLot } }),
  };
};

/** Place of a member's current address. */
export const placeOfAddress = (address: MemberAddress): Place => ({
  ...neighbourhoodOf(address),
  ...(address.postalCode !== '' && { building: { ...address, roadOrLot: detailsOfAddress(address).roadOrLot } }),
});

const without = (prefix: string, text: string): string =>
  text.startsWith(prefix) ? text.slice(prefix.length).trim() : text;

/** Details of a current address, as initial values. */
export const detailsOfAddress = (address: MemberAddress): AddressDetails => ({
  roadOrLot: address.roadAddress
    ? without(joined(address.sido, address.gungu), address.roadAddress)
    : without(neighbourhoodOf(address).label, address.address),
  subAddress: address.subAddress,
  entranceInfo: address.entranceInfo,
  recipient: address.recipient,
});

/** Lot number: `159-1`, `산 12-3`, `159번지`; everything else is a road name. */
const LOT = /^(산\s*)?\d+(-\d+)?(\s*번지)?$/;

/** Lot or road by the typed text: our table of roads has no buildings. */
const typedBuilding = ({ label, sido, gungu }: Place, roadOrLot: string): Omit<Building, 'roadOrLot'> => {
  const isLot = roadOrLot === '' || LOT.test(roadOrLot);
  return {
    address: isLot ? joined(label, roadOrLot) : label,
    roadAddress: isLot ? '' : joined(sido, gungu, without(joined(sido, gungu), roadOrLot)),
    addressType: isLot ? 'J' : 'R',
    postalCode: '',
  };
};

/** Address for the server: the known building's own, else the typed road with its city in front. */
export const addressInfoOf = (place: Place, details: AddressDetails): AddressInput => {
  const roadOrLot = typedText(details.roadOrLot);
  const { address, roadAddress, addressType, postalCode } =
    place.building?.roadOrLot === roadOrLot ? place.building : typedBuilding(place, roadOrLot);
  return {
    address,
    roadAddress,
    addressType,
    postalCode,
    subAddress: typedText(details.subAddress),
    entranceInfo: typedText(details.entranceInfo),
    recipient: typedText(details.recipient),
    sido: place.sido,
    gungu: place.gungu,
    dong: place.dong,
    emd: place.emd,
    latitude: place.latitude,
    longitude: place.longitude,
  };
};
