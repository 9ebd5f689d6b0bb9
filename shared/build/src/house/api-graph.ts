import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importGraph, type ImportGraph } from '../test/import-graph';
import { workspacePackages } from '../test/workspace-packages';

const ROOT = resolve(import.meta.dirname, '../../../..');
export const API = 'api/src';
const IS_SOURCE = /\.(?:ts|mjs)$/;
const IS_TEST = /\.test\.ts$|(?:^|\/)testing\//;

/** Imports of the API's files; tests and their helpers are left out. */
export const apiGraph = (): ImportGraph => {
  const paths = readdirSync(join(ROOT, API), { recursive: true, encoding: 'utf8' })
    .map((path) => `${API}/${path}`)
    .filter((path) => IS_SOURCE.test(path) && !IS_TEST.test(path));
  const sources = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  return importGraph(sources, workspacePackages(ROOT));
};
