import { isIPv6 } from 'node:net';
import { verifyHealthToken } from '@dongne/contract/server';
import { type CountedHealthStep, isBrowserHealthStep, isHostHealthStep } from '@dongne/contract';
import { keyedHash, type Needs, remoteHealthCounts, type Transaction } from '#base';
import {
  addHealth,
  addReports,
  admissionsOf,
  lockAddress,
  WHOLE_RELEASE,
  type CountedHealth,
} from './remote-health-repository';
import type { PublishedReport, SentReport } from './remote-health-schemas';

const MINUTE_MS = 60_000;
/** Groups of an IPv6 network of one customer (/64). */
const IPV6_NETWORK_GROUPS = 4;

type Counted = Omit<CountedHealth, 'minute'>;
type Row = Omit<Counted, 'count'>;

/** Network of an address: an IPv6 customer has 2^64 addresses. */
const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array<string>(8 - front.length - back.length).fill('0');
  return [...front, ...middle, ...back].slice(0, IPV6_NETWORK_GROUPS).join(':');
};

const keyOf = ({ version, route, step }: Row): string => JSON.stringify([version, route, step]);

/** Merges equal rows. */
const merged = (rows: readonly Counted[]): Counted[] => {
  const sums = new Map<string, Counted>();
  for (const row of rows) {
    const known = sums.get(keyOf(row));
    sums.set(keyOf(row), known === undefined ? row : { ...known, count: known.count + row.count });
  }
  return [...sums.values()];
};

const rowsOf = (report: Pick<SentReport, 'version' | 'route'>, steps: readonly CountedHealthStep[]): Row[] =>
  steps.flatMap((step) => [WHOLE_RELEASE, report.route].map((route) => ({ version: report.version, route, step })));

/** Rows of a browser's report: each failure belongs to an opening, so that no rate exceeds 1. */
const rowsOfBrowser = (report: SentReport): Row[] => {
  if (!isBrowserHealthStep(report.step)) return [];
  return rowsOf(report, report.step === 'opened' ? ['opened'] : ['opened', report.step, 'failing']);
};

const rowsOfHost = (report: SentReport): Counted[] =>
  isHostHealthStep(report.step)
    ? rowsOf(report, [report.step]).map((row) => ({ ...row, count: report.count ?? 1 }))
    : [];

interface Visit {
  readonly visitor: string;
  readonly callerAddress: string;
  readonly now: Date;
}

/** Counts what a visitor has not reported before, for releases that admit the visitor. */
const countVisitor = async (
  tx: Transaction,
  { config }: Needs<'config'>,
  reports: readonly SentReport[],
  { visitor, callerAddress, now }: Visit,
): Promise<Counted[]> => {
  const rows = merged(reports.flatMap(rowsOfBrowser).map((row) => ({ ...row, count: 1 })));
  if (rows.length === 0) return [];
  const address = keyedHash(config, 'health-address', networkOf(callerAddress));
  await lockAddress(tx, address);
  const versions = [...new Set(rows.map(({ version }) => version))];
  const admissions = await admissionsOf(tx, { versions, address, visitor });
  const refused = new Set(
    admissions
      .filter(({ visitors, isAdmitted }) => !isAdmitted && visitors >= config.healthPerAddress)
      .map(({ version }) => version),
  );
  const admitted = rows.filter(({ version }) => !refused.has(version));
  if (admitted.length === 0) return [];
  const isAdmission = ({ route, step }: Row): boolean => route === WHOLE_RELEASE && step === 'opened';
  const added = await addReports(
    tx,
    admitted.map(({ version, route, step }) => ({
      ...{ visitor, version, route, step, countedAt: now },
      address: isAdmission({ version, route, step }) ? address : '',
    })),
  );
  return added.map((row) => ({ ...row, count: 1 }));
};

/** Health that a document or host has sent, of published releases. */
export interface PublishedHealth {
  readonly token: string;
  readonly reports: readonly PublishedReport[];
}

/**
 * Counts reports on releases in the minute of their arrival, by the server's clock. Ignores a forged or expired
 * token, and a page's reports on canaries that its visitor does not get.
 */
export const recordHealth = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  { token, reports }: PublishedHealth,
  callerAddress: string,
): Promise<void> => {
  const now = parts.clock.now();
  const { healthSecret } = parts.config;
  // The system's clock, as the hosts have: the sandbox moves ours only.
  const reporter = healthSecret === null ? undefined : verifyHealthToken(healthSecret, token, Date.now());
  if (reporter === undefined) return;
  const counted =
    reporter.reporter === 'host'
      ? merged(reports.flatMap(rowsOfHost))
      : await countVisitor(
          tx,
          parts,
          reports.filter(({ isCanary, version }) => !isCanary || reporter.canaries.has(version)),
          { visitor: reporter.id, callerAddress, now },
        );
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  for (const { version, route, step, count } of counted)
    if (route === WHOLE_RELEASE) remoteHealthCounts.send({ version, step, count });
  await addHealth(
    tx,
    counted.map((row) => ({ ...row, minute })),
  );
};
