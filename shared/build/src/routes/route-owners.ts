/** Front end with its routes, and the prefixes of paths that are its own. */
export interface RouteOwner {
  /** `mf_usage` */
  readonly name: string;
  /** Prefixes of its routes, whole segments: `/mypage`. Absent in publications older than this field. */
  readonly owns?: readonly string[] | undefined;
  /** Prefixes below its own ones that it leaves to another squad: `/mypage/payment`. */
  readonly lends?: readonly string[] | undefined;
  /** Patterns of its routes: `/mypage/notice/:id`, `/event/:id?`. */
  readonly paths: readonly string[];
}

/** Splits a path like the app's router, which ignores case. */
const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** Lists the patterns that a path stands for, parameters blanked: `/event/:id?` is `/event` and `/event/:`. */
const patternsOf = (path: string): string[] => {
  const blank = segmentsOf(path).map((segment) =>
    segment.startsWith(':') ? `:${segment.endsWith('?') ? '?' : ''}` : segment,
  );
  const required = blank.findLastIndex((segment) => !segment.endsWith('?')) + 1;
  return Array.from(
    { length: blank.length - required + 1 },
    (_, optional) =>
      `/${blank
        .slice(0, required + optional)
        .join('/')
        .replaceAll('?', '')}`,
  );
};

const isBelow = (path: string, prefix: string): boolean => {
  const [segments, wanted] = [segmentsOf(path), segmentsOf(prefix)];
  return wanted.every((segment, index) => segment === segments[index]);
};

const isSamePrefix = (one: string, other: string): boolean => isBelow(one, other) && isBelow(other, one);

const ownsExactly = ({ owns = [] }: RouteOwner, prefix: string): boolean =>
  owns.some((own) => isSamePrefix(own, prefix));

const lendsTo = ({ lends = [] }: RouteOwner, prefix: string): boolean => lends.some((lent) => isBelow(prefix, lent));

/** Objects to prefixes that name no segment, and to those that another front end owns and does not lend. */
const objectionsToPrefixes = (candidate: RouteOwner, others: readonly RouteOwner[]): string[] =>
  (candidate.owns ?? []).flatMap((prefix) => {
    if (segmentsOf(prefix).length === 0 || prefix.includes(':'))
      return [`"${prefix}" in "owns" of ${candidate.name} is not a prefix of whole segments, such as /mypage.`];
    const outer = others.find(
      (other) =>
        ownsExactly(other, prefix) || (other.owns?.some((own) => isBelow(prefix, own)) && !lendsTo(other, prefix)),
    );
    if (outer !== undefined)
      return [
        `${prefix} belongs to ${outer.name}: choose another prefix, or let its squad publish it in "lends" of its package.json first.`,
      ];
    const inner = others.find(
      (other) => other.owns?.some((own) => isBelow(own, prefix) && !lendsTo(candidate, own)) ?? false,
    );
    return inner === undefined
      ? []
      : [`${prefix} contains a prefix of ${inner.name}: name it in "lends" of the package.json of ${candidate.name}.`];
  });

/** Objects to a route outside of its own prefixes, or inside of one that it lends. */
const objectionsToPath = ({ name, owns, lends = [] }: RouteOwner, path: string): string[] => {
  if (owns === undefined) return [];
  if (!owns.some((prefix) => isBelow(path, prefix)))
    return [
      `${path} is outside of what ${name} owns (${owns.join(', ')}): add its prefix to "owns" of its package.json.`,
    ];
  return lends.some((lent) => isBelow(path, lent))
    ? [`${path} is below a prefix that ${name} lends: choose another path, or take it out of "lends".`]
    : [];
};

/**
 * Lists the objections to a front end's routes, one sentence each: every route is below a prefix of its owner, every
 * prefix has one owner, and no two routes match the same paths.
 *
 * @param others all other front ends, the shell too.
 */
export const objectionsToRoutes = (candidate: RouteOwner, others: readonly RouteOwner[]): string[] => {
  const takenBy = new Map(
    others.flatMap(({ name, paths }) =>
      paths.flatMap((path) => patternsOf(path).map((pattern) => [pattern, { name, path }] as const)),
    ),
  );
  const own = new Map<string, string>();
  const clashes = candidate.paths.flatMap((path) => {
    const patterns = patternsOf(path);
    const taken = patterns.map((pattern) => takenBy.get(pattern)).find((found) => found !== undefined);
    const twice = patterns.map((pattern) => own.get(pattern)).find((found) => found !== undefined);
    for (const pattern of patterns) own.set(pattern, path);
    if (taken !== undefined)
      return [
        `${path} belongs to ${taken.name} already (${taken.path}): agree on one owner and take it out of the other's route table.`,
      ];
    return twice === undefined
      ? []
      : [`${path} and ${twice} of ${candidate.name} match the same paths: keep one of them.`];
  });
  return [
    ...objectionsToPrefixes(candidate, others),
    ...candidate.paths.flatMap((path) => objectionsToPath(candidate, path)),
    ...clashes,
  ];
};
