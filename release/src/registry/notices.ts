import type { Registry } from './registry';

/** Automatic change of a release, of which the owner is notified. */
export interface Notice {
  /** Federation name, `mf_usage`. */
  readonly name: string;
  readonly version: string;
  readonly action: 'rolled back' | 'stopped' | 'given a larger share' | 'promoted';
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
}

const isSame = (one: Notice, other: Notice): boolean =>
  one.name === other.name && one.version === other.version && one.at === other.at;

/** Notes with a change that its notice is to be sent: a judge may end before it has. */
export const withNotice = (registry: Registry, notice: Notice): Registry => ({
  ...registry,
  notices: [...(registry.notices ?? []), notice],
});

/** Forgets a notice; returns the same registry when it is forgotten already. */
export const withoutNotice = (registry: Registry, notice: Notice): Registry => {
  const { notices = [], ...rest } = registry;
  const left = notices.filter((known) => !isSame(known, notice));
  if (left.length === notices.length) return registry;
  return left.length === 0 ? rest : { ...rest, notices: left };
};
