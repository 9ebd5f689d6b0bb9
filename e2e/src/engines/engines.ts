import { onPath } from '../browser/on-path';
import type { Engine } from './engine-window';
import { FIREFOX } from './firefox';
import { WEBKIT } from './webkit';

/** Engines of customers' browsers other than Chromium. */
export const ENGINES: readonly Engine[] = [WEBKIT, FIREFOX];

/** Names the missing packages of an engine; `undefined` when it can be started. */
export const whyNot = ({ name, programs }: Engine): string | undefined => {
  const missing = Object.keys(programs).filter((program) => onPath(program) === undefined);
  if (missing.length === 0) return undefined;
  const packages = Object.values(programs).join(' ');
  return `Nothing was tried in ${name}: this machine has no ${missing.join(' and no ')} (\`apt-get install --no-install-recommends ${packages}\`).`;
};
