import { fetchRegistry } from './fetch-registry';
import { parseRegistry, type Registry } from './registry';

/**
 * The registry that the page names, which its HTML has asked for beside the shell's scripts; the newest one when that does not
 * come. Empty when neither does.
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
