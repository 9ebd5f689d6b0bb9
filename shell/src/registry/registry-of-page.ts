import { fetchRegistry } from './fetch-registry';
import { parseRegistry, type Registry } from './registry';

/**
 * Registry named in the HTML, which is loaded in parallel with the shell's scripts; the newest one if that fails. Empty
 * when both fail.
 */
export const registryOfPage = async (page: Document): Promise<Registry> => {
  try {
    const path = page.querySelector('meta[name="registry"]')?.getAttribute('content') ?? '';
    return parseRegistry(await fetchRegistry(path, 'default'));
  } catch {
    const { readRegistry } = await import('./read-registry');
    return readRegistry([]);
  }
};
