import { fetchRegistry } from './fetch-registry';
import { parseRegistry, type Registry } from './registry';
import { keepAge } from './registry-age';

/**
 * Registry named in the HTML, which is loaded in parallel with the shell's scripts; the newest one if that fails. Empty
 * when both fail.
 */
export const registryOfPage = async (page: Document): Promise<Registry> => {
  try {
    const path = page.querySelector('meta[name="registry"]')?.getAttribute('content') ?? '';
    const raw = await fetchRegistry(path, 'default');
    keepAge(raw);
    return parseRegistry(raw);
  } catch {
    const { readRegistry } = await import('./read-registry');
    return readRegistry([]);
  }
};
