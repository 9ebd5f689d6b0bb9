import { withLast } from './with-last';

/** Options of a new page. */
export interface NewPage {
  /** Folder of the remote: `mf-mypage`. */
  readonly remote: string;
  /** `/mypage/coupon-book/:id` */
  readonly path: string;
  /** Title in the app bar. */
  readonly title: string;
}

/** File to write into the repository. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

const isParameter = (segment: string): boolean => segment.startsWith(':');

const kebab = (segment: string): string => segment.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const pascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Derives the feature's folder name from the last static segment of a path.
 *
 * @throws a sentence when the path is invalid.
 */
export const featureOf = (path: string): string => {
  if (!/^(\/:?[A-Za-z][\w-]*)+$/.test(path))
    throw new Error(`${path} is not a valid path of a page, such as /mypage/coupon/:id.`);
  const last = path.split('/').findLast((segment) => segment !== '' && !isParameter(segment));
  if (last === undefined) throw new Error(`${path} has only parameters: it needs a static segment.`);
  return kebab(last);
};

const componentOf = (path: string): string => `${pascal(featureOf(path))}Page`;

/** Builds an example URL of the page. */
const exampleOf = (path: string): string => path.replace(/:\w+/g, '1');

const page = ({ path, title }: NewPage): string => `import { PreparingPage } from '@dongne/pages';

/** ${title}. Declare its first reads in \`firstReads\` of the route table. */
export const ${componentOf(path)} = () => <PreparingPage />;
`;

const pageTest = ({ path }: NewPage): string => `import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

describe('${componentOf(path)}', () => {
  it('shows the placeholder with a button back', async () => {
    renderPage(routes, { session: 'member', url: '${exampleOf(path)}' });
    expect(await screen.findByText('준비 중이에요')).toBeVisible();
    expect(screen.getByRole('button', { name: '이전 화면으로' })).toBeEnabled();
  });
});
`;

/** Renders the page and its test. */
export const pageFiles = (wish: NewPage): readonly NewFile[] => {
  const feature = featureOf(wish.path);
  const folder = `${wish.remote}/src/${feature}`;
  return [
    { path: `${folder}/${feature}-page.tsx`, text: page(wish) },
    { path: `${folder}/${feature}-page.test.tsx`, text: pageTest(wish) },
  ];
};

/**
 * Adds the page to the remote's `route-table.ts`.
 *
 * @throws a sentence when the path is taken.
 */
export const withRouteEntry = (routeTable: string, { remote, path, title }: NewPage): string => {
  if (routeTable.includes(`'${path}'`)) throw new Error(`${remote} has a page for ${path} already.`);
  const page = `${featureOf(path)}/${featureOf(path)}-page`;
  const entry = `{ path: '${path}', page: '${page}', access: 'member', layout: 'default', bar: { left: 'back', title: '${title}' } }`;
  return withLast(routeTable, entry);
};

/** Adds the page to the remote's `routes.tsx`, loaded lazily. */
export const withLazyRoute = (routes: string, { path }: NewPage): string => {
  const [component, feature] = [componentOf(path), featureOf(path)];
  const page = `lazyPage(async () => (await import('./${feature}/${feature}-page')).${component})`;
  return withLast(routes, `'${path}': ${page}`);
};
