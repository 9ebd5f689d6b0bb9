import { Type, type Static } from 'typebox';
import { ref } from '../common';

/** One legal dong. `sido` is short (서울), `gungu` is the wire name of `sigungu`. */
export const Area = Type.Object(
  {
    bcode: Type.String({ description: 'ten digits of the legal dong' }),
    sido: Type.String(),
    sigungu: Type.String(),
    gungu: Type.String(),
    dong: Type.String(),
    emd: Type.String(),
    label: Type.String({ description: 'what a list shows: 서울 강남구 삼성동' }),
    address: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    inService: Type.Boolean(),
  },
  { $id: 'Area' },
);

export const AreaSearchQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 50 })) });
export const AreaList = Type.Array(ref(Area));
export const AreaPositionQuery = Type.Object({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});

export type AreaView = Static<typeof Area>;
