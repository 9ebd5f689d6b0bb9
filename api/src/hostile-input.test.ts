import fc from 'fast-check';
import { addLaundry, addMember, shopHeaders } from './testing/fixtures';
import { requestFields, sendForm } from './testing/request-fixtures';
import { openTestApi, type TestApi } from './testing/test-api';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Route {
  readonly method: Method;
  readonly path: string;
  /** Names of the fields of its JSON body. */
  readonly fields: readonly string[];
}

interface Description {
  readonly paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>>;
  readonly components: { readonly schemas: Record<string, { properties?: object }> };
}

const METHODS: Readonly<Record<string, Method>> = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' };
const RUNS = 600;

let api: TestApi;
let routes: Route[];
let member: Record<string, string>;
let shop: Record<string, string>;

const routesOf = ({ paths, components }: Description): Route[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => {
      const schema: { $ref?: string; properties?: object } = requestBody?.content['application/json']?.schema ?? {};
      const { properties } =
        schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
      return { method: METHODS[method] ?? 'GET', path, fields: Object.keys(properties ?? {}) };
    }),
  );

beforeAll(async () => {
  api = await openTestApi();
  // Signing out and withdrawing would end the session that the others need.
  routes = routesOf((await api.app.inject('/openapi.json')).json<Description>()).filter(
    ({ path }) => !/signOut|withdraw/.test(path),
  );
  member = (await addMember(api)).headers;
  shop = await shopHeaders(api, await addLaundry(api));
});
afterAll(() => api.close());

const NUMBERS = [-1, 0, 1, 2 ** 31, 2 ** 53, 1e308];
const TEXTS = [
  '',
  ' ',
  '0',
  '\0',
  'a\0b',
  "' OR '1'='1",
  '%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'x'.repeat(5_000),
];
const DATES = ['2026-02-30T25:00:00Z', '2026-03-03', '+275760-09-13T00:00:00.001Z'];
const nasty = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, ...NUMBERS, ...TEXTS, ...DATES),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const call = fc.record({
  route: fc.nat(),
  inPath: nasty,
  inQuery: nasty,
  body: nasty,
  values: fc.array(nasty, { minLength: 1, maxLength: 8 }),
  isObject: fc.boolean(),
});

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
// Half a surrogate pair has no place in an address.
const escaped = (value: unknown): string => encodeURIComponent(asText(value).replace(/\p{Surrogate}/gu, ''));

describe('every call of the description', () => {
  it('refuses in its own words whatever it cannot take, and never breaks', async () => {
    await fc.assert(
      fc.asyncProperty(call, async ({ route, inPath, inQuery, body, values, isObject }) => {
        const { method, path, fields } = routes[route % routes.length] ?? { method: 'GET', path: '/', fields: [] };
        const query = ['q', 'cursor', 'latitude', 'date', 'usageType']
          .map((name) => `${name}=${escaped(inQuery)}`)
          .join('&');
        const payload = isObject
          ? Object.fromEntries(fields.map((field, at) => [field, values[at % values.length]]))
          : body;
        const answer = await api.app.inject({
          method,
          url: `${path.replace(/\{\w+\}/g, escaped(inPath).slice(0, 200))}?${query}`,
          headers: { ...(path.startsWith('/v1/partner') ? shop : member), 'content-type': 'application/json' },
          ...(method === 'GET' ? {} : { payload: JSON.stringify(payload) }),
        });
        expect([method, path, answer.statusCode < 500]).toEqual([method, path, true]);
        if (answer.statusCode < 400) return;
        expect(answer.json()).toMatchObject({ error: { code: expect.any(String), svMessage: expect.any(String) } });
      }),
      { numRuns: RUNS, seed: 11 },
    );
  });

  it('refuses a letter that the database cannot keep', async () => {
    const headers = member;
    const fields = { fcmToken: 'a\0b', adId: null };
    const answer = await api.app.inject({ method: 'PUT', url: '/v1/app/member/fcmToken', headers, payload: fields });
    expect(answer.json()).toMatchObject({ error: { code: 'VALIDATION', fields: { fcmToken: '형식이 맞지 않아요.' } } });
    const form = { fields: requestFields(await addLaundry(api), { etc: 'a\0b' }) };
    const ordered = await sendForm(api, { method: 'POST', url: '/v1/app/request/delivery', headers, form });
    expect(ordered.json()).toMatchObject({ error: { code: 'VALIDATION', fields: { etc: '형식이 맞지 않아요.' } } });
  });
});
