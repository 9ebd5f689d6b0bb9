import { browsersWithout, compatData } from './browsers.mjs';

/** Entries of MDN's data that are not members: constructors, events, notes on contexts. */
const IS_NO_MEMBER = /^(?:__compat|__meta)$|_(?:event|support|required|access|permission_policy|parameter)$/;

const lacking = (feature) => feature?.__compat !== undefined && browsersWithout(feature).length > 0;

const membersOf = (owner, members) =>
  Object.entries(members).flatMap(([name, feature]) => {
    if (IS_NO_MEMBER.test(name) || name === owner || !lacking(feature)) return [];
    return [{ owner, name: name.replace(/_static$/, ''), isStatic: name.endsWith('_static') }];
  });

/**
 * Lists what at least one supported browser lacks: globals, and members of interfaces and builtins.
 *
 * @returns {{ globals: string[], members: { owner: string, name: string, isStatic: boolean }[] }}
 */
export const missingFeatures = () => {
  const { api, javascript } = compatData();
  const everything = [...Object.entries(api), ...Object.entries(javascript.builtins)].filter(
    ([name]) => !name.startsWith('__'),
  );
  return {
    globals: everything.filter(([, members]) => lacking(members)).map(([name]) => name),
    members: everything.flatMap(([owner, members]) => membersOf(owner, members)),
  };
};
