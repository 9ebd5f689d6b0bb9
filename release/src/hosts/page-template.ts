/** Places of the shell's page that a host fills, by what stands there in the build. */
const PLACES = {
  title: /<title>.*?<\/title>/,
  /** Consecutive scripts of the shell. */
  scripts: /(?:<script defer[^>]*><\/script>)+/,
  headEnd: /<\/head>/,
  root: /<div id="?root"?>\s*<\/div>/,
  bodyEnd: /<\/body>/,
  htmlTag: /<html/,
  lightMode: /media="\(prefers-color-scheme: light\)"/,
  darkMode: /media="\(prefers-color-scheme: dark\)"/,
  description: /<meta name="?description"?[^>]*>/,
} as const;

type Place = keyof typeof PLACES;

const REQUIRED: readonly Place[] = ['title', 'scripts', 'headEnd', 'root', 'bodyEnd'];

/** Texts for places, from what the build has there; other places stay. */
export type Filled = Partial<Record<Place, (built: string) => string>>;

/** Built page of a shell, read once. */
export interface PageTemplate {
  /** Places that each page needs and this one lacks. */
  readonly missing: readonly string[];
  /** URLs of the shell's scripts, in order. */
  readonly shellScripts: readonly string[];
  /** Renders the page. */
  readonly fill: (filled: Filled) => string;
}

interface Found {
  readonly place: Place;
  readonly text: string;
  readonly at: number;
}

const isPlace = (name: string): name is Place => name in PLACES;

const findPlaces = (html: string): Found[] =>
  Object.entries(PLACES)
    .flatMap(([place, pattern]) => {
      const match = pattern.exec(html);
      return match === null || !isPlace(place) ? [] : [{ place, text: match[0], at: match.index }];
    })
    .toSorted((one, other) => one.at - other.at);

const scriptsOf = (tags: string): string[] =>
  [...tags.matchAll(/<script defer(?:="defer")? src="?([^">]+)"?><\/script>/g)].map(([, src = '']) => src);

/** Reads the shell's built `index.html`, of any version. */
export const readTemplate = (html: string): PageTemplate => {
  const found = findPlaces(html);
  const pieces = found.map(({ place, text, at }, index) => ({
    place,
    text,
    /** HTML up to the next place. */
    after: html.slice(at + text.length, found[index + 1]?.at),
  }));
  const before = html.slice(0, found[0]?.at);
  return {
    missing: REQUIRED.filter((name) => !found.some(({ place }) => place === name)),
    shellScripts: scriptsOf(found.find(({ place }) => place === 'scripts')?.text ?? ''),
    fill: (filled) => before + pieces.map(({ place, text, after }) => (filled[place]?.(text) ?? text) + after).join(''),
  };
};
