const BROWSER = [
  'shell',
  'mf-laundry',
  'mf-usage',
  'mf-mypage',
  'mf-membership',
  'mf-auth',
  'shared/platform',
  'shared/ui',
];
const NODE = ['shared/contract', 'shared/build', 'release', 'api'];

export default {
  // API tests on PostgreSQL are a run of their own: api/jest.postgres.config.mjs.
  projects: [...BROWSER, ...NODE].map((folder) => `<rootDir>/${folder}/jest.config.mjs`),
};
