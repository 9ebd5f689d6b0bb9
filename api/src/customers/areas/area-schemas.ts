import { Type, type Static } from 'typebox';
import { MAP_LEVELS, MAP_OUTLINE, MAP_TILE } from '@dongne/contract';
import { oneOf, ref } from '#base';

/** Legal dong, or a road or lot in it. `sido` is short (서울), `gungu` is the wire name of `sigungu`. */
export const Area = Type.Object(
  {
    bcode: Type.String({ description: 'ten digits of the legal dong' }),
    sido: Type.String(),
    sigungu: Type.String(),
    gungu: Type.String(),
    dong: Type.String(),
    emd: Type.String(),
    label: Type.String({
      description: 'what a list shows: 서울 강남구 삼성동, 서울 강남구 테헤란로 152 (역삼동), 서울 강남구 역삼동 737',
    }),
    address: Type.String({ description: 'the dong, with the lot where it was asked for or is known' }),
    roadAddress: Type.String({ description: 'as it was asked for or is known; else empty' }),
    postalCode: Type.String({ description: 'of the building, where the register is imported; else empty' }),
    roadOrLot: Type.String({ description: 'what stands behind the dong or district: 테헤란로 152, 737; may be empty' }),
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

const Level = oneOf(MAP_LEVELS);
const Line = Type.Array(Type.Integer(), {
  description: 'x, y, x, y … of a tile: 0 to 8192 from its north-west corner',
});

/** Tile of the country map: land, borders and names. */
export const MapTile = Type.Object(
  {
    land: Type.Array(
      Type.Object({ isServed: Type.Boolean(), rings: Type.Array(Line) }, { description: 'the part of a sido' }),
    ),
    borders: Type.Array(Type.Object({ level: Level, lines: Type.Array(Line) })),
    names: Type.Array(Type.Object({ level: Level, text: Type.String(), x: Type.Integer(), y: Type.Integer() })),
  },
  { $id: 'MapTile' },
);

const TilePlace = Type.Integer({ minimum: 0, maximum: 2 ** MAP_TILE.mostZoom - 1 });
export const MapTileParams = Type.Object({
  zoom: Type.Integer({ minimum: MAP_TILE.leastZoom, maximum: MAP_TILE.mostZoom }),
  x: TilePlace,
  y: TilePlace,
});

const Path = Type.String({ description: 'SVG path in half px from the north-west corner of the outline' });

/** Outline of the country map around a centre, in px from its north-west corner. */
export const MapOutline = Type.Object(
  {
    parts: Type.Array(
      Type.Object({
        x: Type.Integer(),
        y: Type.Integer(),
        width: Type.Integer(),
        height: Type.Integer(),
        land: Type.Array(Type.Object({ isServed: Type.Boolean(), path: Path })),
        borders: Type.Array(Type.Object({ level: Level, path: Path })),
      }),
      { description: 'rectangles beside each other, to which their shapes are clipped; none where all is sea' },
    ),
    names: Type.Array(Type.Object({ level: Level, text: Type.String(), x: Type.Integer(), y: Type.Integer() })),
  },
  { $id: 'MapOutline' },
);

export const MapOutlineQuery = Type.Object({
  ...AreaPositionQuery.properties,
  zoom: Type.Integer({ minimum: MAP_OUTLINE.leastZoom, maximum: MAP_OUTLINE.mostZoom }),
});

export type AreaView = Static<typeof Area>;
export type MapTileView = Static<typeof MapTile>;
export type MapOutlineView = Static<typeof MapOutline>;
