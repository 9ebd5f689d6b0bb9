/**
 * Converts the legal dongs of `@tenqube/react-korea-bubble-map` (see README.md) into `legal-dongs.json.gz`, the one
 * file the server reads. Run by hand for a new release of the source:
 *
 *   npm pack @tenqube/react-korea-bubble-map@0.0.4 && tar xzf tenqube-react-korea-bubble-map-0.0.4.tgz
 *   node convert-boundaries.mjs package/dist/esm
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import mapshaper from 'mapshaper';

const folder = resolve(process.argv[2] ?? '.');

/** Reads one level; the package has a bundle per level with a hash in its name. */
const readLevel = async (level) => {
  const file = readdirSync(folder).find((name) => name.startsWith(`${level}-`));
  if (file === undefined) throw new Error(`No ${level}-*.js in ${folder}`);
  const { default: topology } = await import(pathToFileURL(join(folder, file)).href);
  return topology;
};

const namesOf = (topology) =>
  Object.fromEntries(
    Object.values(topology.objects)
      .flatMap(({ geometries }) => geometries)
      .map(({ properties }) => [properties.CODE, properties.KOR_NM]),
  );

const QUANTIZATION = 200_000;

const dongs = await readLevel('emd');
// Rebuilds the topology, because the source has three times as many arcs as its borders need.
const { 'shapes.json': shapes } = await mapshaper.applyCommands('-i in.json -o shapes.json format=geojson', {
  'in.json': JSON.stringify(dongs),
});
const { 'dongs.json': simplified } = await mapshaper.applyCommands(
  `-i shapes.json snap -filter-fields CODE,KOR_NM -o dongs.json format=topojson quantization=${QUANTIZATION}`,
  { 'shapes.json': shapes },
);
const { transform, arcs, objects } = JSON.parse(simplified.toString());
const [collection] = Object.values(objects);

const result = {
  sidos: namesOf(await readLevel('sido')),
  sigungus: namesOf(await readLevel('sigungu')),
  transform,
  arcs,
  dongs: collection.geometries.map(({ type, arcs: rings, properties }) => ({
    code: properties.CODE,
    name: properties.KOR_NM,
    polygons: type === 'Polygon' ? [rings] : (rings ?? []),
  })),
};
const bytes = gzipSync(JSON.stringify(result), { level: 9 });
writeFileSync(join(import.meta.dirname, 'legal-dongs.json.gz'), bytes);
console.log(`${result.dongs.length} dongs, ${arcs.length} arcs, ${Math.round(bytes.length / 1024)} KiB`);
