import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point, Ring } from './dong';

/** Format of the converted boundary file; see boundaries/README.md. */
interface BoundaryFile {
  /** Names by ten-digit code. */
  readonly sidos: Readonly<Record<string, string>>;
  readonly sigungus: Readonly<Record<string, string>>;
  readonly transform: { readonly scale: Point; readonly translate: Point };
  /** Arcs: a first point and deltas, in units of `transform`. */
  readonly arcs: readonly (readonly Point[])[];
  readonly dongs: readonly {
    /** Eight-digit code. */
    readonly code: string;
    readonly name: string;
    /** Arc numbers per ring per polygon; `~n` is arc n reversed. */
    readonly polygons: readonly (readonly (readonly number[])[])[];
  }[];
}

/** Dong of the file, with its rings in degrees. */
export interface BoundaryDong {
  readonly code: string;
  readonly name: string;
  readonly sidoName: string;
  readonly sigunguName: string;
  readonly polygons: readonly (readonly Ring[])[];
}

const FILE = join(import.meta.dirname, 'boundaries', 'legal-dongs.json.gz');

const decodeArc = (arc: readonly Point[], { scale, translate }: BoundaryFile['transform']): Point[] => {
  let [x, y] = [0, 0];
  return arc.map(([stepX, stepY]) => {
    x += stepX;
    y += stepY;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
};

const joinRing = (numbers: readonly number[], arcs: readonly (readonly Point[])[]): Ring =>
  numbers.flatMap((number, position) => {
    const arc = (number < 0 ? arcs[~number]?.toReversed() : arcs[number]) ?? [];
    // Drops the first point, where the previous arc ended.
    return position === 0 ? arc : arc.slice(1);
  });

const readFile = (): BoundaryFile => JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8'));

/** Reads the dongs as a topology with shared borders; a dong's `id` is its eight-digit code. */
export const readBoundaryTopology = (): Topology<{ dongs: GeometryCollection }> => {
  const { transform, arcs, dongs } = readFile();
  return {
    type: 'Topology',
    transform: { scale: [...transform.scale], translate: [...transform.translate] },
    arcs: arcs.map((arc) => arc.map(([x, y]) => [x, y])),
    objects: {
      dongs: {
        type: 'GeometryCollection',
        geometries: dongs.map(({ code, polygons }) => ({
          type: 'MultiPolygon',
          id: code,
          arcs: polygons.map((rings) => rings.map((ring) => [...ring])),
        })),
      },
    },
  };
};

/** Reads the boundary file, which takes a quarter of a second; read it once. */
export const readBoundaryFile = (): BoundaryDong[] => {
  const file = readFile();
  const arcs = file.arcs.map((arc) => decodeArc(arc, file.transform));
  return file.dongs.map(({ code, name, polygons }) => ({
    code,
    name,
    sidoName: file.sidos[`${code.slice(0, 2)}00000000`] ?? file.sidos[`${code.slice(0, 4)}000000`] ?? '',
    sigunguName: file.sigungus[`${code.slice(0, 5)}00000`] ?? '',
    polygons: polygons.map((rings) => rings.map((ring) => joinRing(ring, arcs))),
  }));
};
