import { availableParallelism } from 'node:os';
import type { FrontEnd } from '../config';
import { buildPackage, type Build } from './build-package';

/** Builds packages in parallel, one per core; calls `onBuilt` for each. */
export const buildAll = async (
  frontEnds: readonly FrontEnd[],
  onBuilt: (build: Build, ms: number) => void,
): Promise<Build[]> => {
  const waiting = [...frontEnds];
  const builds: Build[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const startedAt = performance.now();
      const build = await buildPackage(next);
      builds.push(build);
      onBuilt(build, performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), frontEnds.length) }, worker));
  return builds;
};
