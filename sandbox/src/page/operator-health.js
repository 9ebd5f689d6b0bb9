// How releases do in people's browsers and on the hosts: by version and route, for the last hour and the last day.
import { asOperator, sandboxNow } from './calls.js';
import { find, h, joined } from './dom.js';
import { t } from './language.js';

const HOUR_MS = 3_600_000;
const percent = (rate) => `${(rate * 100).toFixed(1)} %`;

const row = ({ route, opened, failing, rate, steps }) => {
  const others = steps
    .filter(({ step }) => step !== 'opened' && step !== 'failing')
    .map(({ step, count }) => `${step} ${count}`);
  return h(
    'li',
    {},
    h('strong', {}, route ?? t('버전 전체')),
    h(
      'p',
      { className: 'hint' },
      joined(t('방문 {count}', { count: opened }), t('실패 {count}', { count: failing }), percent(rate), ...others),
    ),
  );
};

const part = (title, releases) =>
  h(
    'section',
    { ariaLabel: t(title) },
    h('h3', { textContent: title }),
    ...(releases.length === 0
      ? [h('p', { className: 'nothing', textContent: '이 기간에는 집계된 방문이 없어요.' })]
      : []),
    ...[...new Set(releases.map(({ version }) => version))].map((version) =>
      h(
        'div',
        { className: 'card' },
        h('h4', {}, version),
        h('ul', {}, releases.filter((release) => release.version === version).map(row)),
      ),
    ),
  );

const since = async (now, hours) => {
  const from = encodeURIComponent(new Date(Number(now) - hours * HOUR_MS).toISOString());
  const { releases } = await asOperator('GET', `/remoteHealth?from=${from}`);
  return releases;
};

/** The last hour and day of the sandbox's clock. */
export const showHealth = async () => {
  if (find('desk-speed').hidden) return;
  const now = await sandboxNow();
  find('health').replaceChildren(
    part('버전별 상태 · 최근 1시간', await since(now, 1)),
    part('버전별 상태 · 최근 하루', await since(now, 24)),
  );
};
