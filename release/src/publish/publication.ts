import { canaryOf, liveOf, type Deployment, type Registry } from '../registry/registry';
import { goLive, listVersion, publishCanary, type ForceOption } from '../registry/registry-changes';

/** Share of the visitors who get a publication first, in percent. */
export const DEFAULT_SHARE = 5;

/** Visitors of a publication. */
export interface ShareWish {
  /** Share of the visitors in percent; everyone at once if absent or 100, no visitor with 0. */
  readonly percent?: number | undefined;
  /** Whether the share was not asked for: a canary of this version keeps its own. */
  readonly isDefault?: boolean;
}

/** Result of a publication. */
export interface Publication {
  readonly state: 'unchanged' | 'signed' | 'live' | 'canary' | 'listed';
  /** Share of a canary in percent, new or unchanged. */
  readonly percent?: number;
  /** Version whose canary it ended. */
  readonly replaced?: string;
  /** True when it went to everyone because nothing of the package was live. */
  readonly isFirst?: boolean;
}

const isEveryone = (percent: number | undefined): boolean => percent === undefined || percent === 100;

/** Returns why a version needs no publication: it is live, or already the canary with the wanted share. */
export const unchanged = (
  registry: Registry,
  name: string,
  version: string,
  { percent, isDefault = false }: ShareWish,
): Publication | undefined => {
  if (liveOf(registry, name)?.metadata.version === version) return { state: 'unchanged' };
  const canary = canaryOf(registry, name);
  if (canary?.metadata.version !== version) return undefined;
  const share = canary.deployment.traffic;
  return isDefault || percent === share ? { state: 'unchanged', percent: share } : undefined;
};

/**
 * Enters a publication into the registry: as a canary, for no visitor, or for everyone if so wished or nothing of it was
 * live.
 *
 * @throws as `goLive` and `publishCanary`.
 */
export const enterPublication = (
  registry: Registry,
  name: string,
  published: Deployment,
  { percent, ...force }: ShareWish & ForceOption,
): { readonly registry: Registry; readonly publication: Publication } => {
  const { version } = published.metadata;
  const canary = canaryOf(registry, name)?.metadata.version;
  const replaced = canary === undefined || canary === version ? {} : { replaced: canary };
  const isFirst = liveOf(registry, name) === undefined;
  if (percent === undefined || isEveryone(percent) || isFirst)
    return {
      registry: goLive(registry, name, published, force),
      publication: { state: 'live', isFirst: isFirst && !isEveryone(percent), ...replaced },
    };
  if (percent === 0) return { registry: listVersion(registry, name, published), publication: { state: 'listed' } };
  return {
    registry: publishCanary(registry, name, published, percent, force),
    publication: { state: 'canary', percent, ...replaced },
  };
};

/** Says in sentences what a publication did, and what to do next. */
export const sentencesOf = (
  folder: string,
  version: string,
  { state, percent, replaced, isFirst = false }: Publication,
): readonly string[] => {
  const next = `The judge gives it to more visitors, or rolls it back; "pnpm release promote ${folder}" makes it live for everyone at once, "pnpm release rollback ${folder}" ends it, and "pnpm release health" lists its failures. With --now a publication goes to everyone at once.`;
  const ended = replaced === undefined ? [] : [`The canary ${replaced} has ended: this publication replaced it.`];
  switch (state) {
    case 'signed':
      return [`${folder} ${version} was published already, and is signed now`];
    case 'unchanged':
      return percent === undefined
        ? [`${folder} ${version} was live already`]
        : [`${folder} ${version} is a canary for ${percent} % of the visitors already. ${next}`];
    case 'live':
      return [`${folder} ${version} is live${isFirst ? ' for everyone, as nothing of it was before' : ''}`, ...ended];
    case 'listed':
      return [
        `${folder} ${version} is published, and no visitor gets it: "pnpm release preview ${folder} ${version}" shows it.`,
      ];
    case 'canary':
      return [`${folder} ${version} is a canary for ${percent} % of the visitors. ${next}`, ...ended];
  }
};
