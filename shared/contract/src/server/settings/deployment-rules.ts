import { settingsOf } from './all-settings';
import { bucketOf } from './read-bucket';
import { DATABASE_URL, HEALTH_SECRET, PREVIEW_SECRET, RELEASE_STORE, TOKEN_SECRET } from './data-settings';
import { isSet, problemsOf, valueOf, type Environment, type Program, type Setting } from './setting';
import { API_ORIGIN, NODE_ENV, ORIGIN_TEMPLATE, OWN_PORT, PUBLIC_ORIGIN, SANDBOX } from './system-settings';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an origin is of this machine: browsers trust it without https. */
const isOfThisMachine = (origin: string): boolean => LOOPBACK.test(new URL(origin).hostname);

const isHttp = (origin: string | undefined): origin is string =>
  origin !== undefined && origin.startsWith('http:') && !isOfThisMachine(origin);

/** @throws a sentence for a public origin that production does not allow. */
const checkPublicOrigin = (environment: Environment, isProduction: boolean): void => {
  const origin = valueOf(PUBLIC_ORIGIN, environment);
  if (!isProduction) return;
  if (origin === undefined)
    throw new Error('PUBLIC_ORIGIN is required in production: the address of the site, such as https://dongne.example');
  if (isHttp(origin)) throw new Error(`PUBLIC_ORIGIN must begin with https: in production, not "${origin}"`);
};

/** @throws a sentence for origins of remotes that contradict the site's. */
const checkTemplate = (environment: Environment, isProduction: boolean): void => {
  const template = valueOf(ORIGIN_TEMPLATE, environment);
  const origin = valueOf(PUBLIC_ORIGIN, environment);
  if (template === undefined) {
    if (isProduction && (origin === undefined || !isOfThisMachine(origin)))
      throw new Error('ORIGIN_TEMPLATE is required in production: without it pages load remotes from localhost');
    return;
  }
  if (origin === undefined)
    throw new Error('ORIGIN_TEMPLATE wants PUBLIC_ORIGIN too: without it links and logins name localhost');
  const remote = template.originOf('mf-usage', 3_002);
  if (origin.startsWith('https:') && remote.startsWith('http:'))
    throw new Error('ORIGIN_TEMPLATE must begin with https: like PUBLIC_ORIGIN, whose pages load no script by http');
  if (isProduction && isHttp(remote)) throw new Error('ORIGIN_TEMPLATE must begin with https: in production');
};

/** @throws a sentence for a setting of one process that all processes of a system would share. */
const checkAlone = (environment: Environment): void => {
  if (isSet(OWN_PORT, environment))
    throw new Error('PORT is of one process; a whole system has PORT_BASE. Remove it from the settings of `start`');
  if (isSet(API_ORIGIN, environment))
    throw new Error('API_ORIGIN names another API, and `start` runs its own. Remove it from the settings of `start`');
};

/** Checks what several settings of a program mean together. @returns a sentence for each contradiction. */
export const contradictionsOf = (program: Program, environment: Environment): readonly string[] => {
  const isProduction = environment['NODE_ENV'] === 'production';
  const checks: (() => void)[] = [() => void valueOf(NODE_ENV, environment)];
  const hasSite = program === 'shell-host' || program === 'start';
  if (hasSite || program === 'api') checks.push(() => checkPublicOrigin(environment, isProduction));
  if (hasSite) checks.push(() => checkTemplate(environment, isProduction));
  if (program !== 'api') checks.push(() => void bucketOf(RELEASE_STORE, environment));
  if (program === 'start') checks.push(() => checkAlone(environment));
  if (program === 'api' || program === 'start') {
    checks.push(() => {
      if (isProduction && valueOf(SANDBOX, environment) === 'on')
        throw new Error('SANDBOX=on is refused in production');
    });
    checks.push(() => {
      if (isProduction && !isSet(TOKEN_SECRET, environment)) throw new Error('TOKEN_SECRET is required in production');
    });
  }
  return problemsOf(checks);
};

const WANTED_IN_PRODUCTION: readonly (readonly [Setting, string])[] = [
  [DATABASE_URL, 'the embedded database serves one process, and a loss of power can take its last orders'],
  [HEALTH_SECRET, 'no report on a release is counted, and no failing release is rolled back'],
  [PREVIEW_SECRET, 'no preview can be made or opened'],
];

/** Returns a sentence for each setting that production may lack, at a price. */
export const notesOf = (program: Program, environment: Environment): readonly string[] =>
  environment['NODE_ENV'] === 'production'
    ? WANTED_IN_PRODUCTION.filter(
        ([setting]) => settingsOf(program).includes(setting) && !isSet(setting, environment),
      ).map(([{ name }, price]) => `without ${name} ${price}`)
    : [];
