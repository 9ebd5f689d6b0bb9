// How fast pages are in people's browsers: by route and version, so that a squad sees what its new version has done.
import { asOperator, sandboxNow } from './calls.js';
import { choice, field, find, form, h, joined, problem } from './dom.js';
import { t } from './language.js';
import { shares, trend } from './speed-pictures.js';

const DAY_MS = 86_400_000;
const DAYS_SHOWN_FIRST = 7;
const dayOf = (time) => new Date(Number(time) + 9 * 3_600_000).toISOString().slice(0, 10);

/** In the order in which a page comes about, the one that customers feel most first. */
const VALUES = {
  LCP: '큰 부분이 보일 때까지',
  INP: '누르고 나서 반응까지',
  CLS: '읽는 동안 밀린 정도',
  FCP: '처음 무언가 보일 때까지',
  TTFB: '서버의 첫 대답까지',
};

const DRAWN_BY = { server: '첫 화면을 서버가 그림', browser: '첫 화면을 브라우저가 그림' };
const RATINGS = { good: '좋음', needsImprovement: '개선 필요', poor: '나쁨' };

const amount = (name, value) => (name === 'CLS' ? String(value) : `${value.toLocaleString('ko-KR')} ms`);

const valueRow = (figures, days) => {
  const { name, count, p50, p75, p98, rating } = figures;
  const told = (value) => amount(name, value);
  return h(
    'li',
    { className: 'speed' },
    h('div', { className: 'speed-name' }, h('strong', {}, name), h('span', { className: 'hint' }, VALUES[name])),
    h(
      'div',
      { className: 'speed-figure' },
      h('strong', {}, told(p75)),
      h('span', { className: 'state', dataset: { rating }, textContent: RATINGS[rating] }),
    ),
    shares(figures),
    trend(figures, days, told),
    h('p', { className: 'hint' }, joined(t('{count}번', { count }), `p50 ${told(p50)}`, `p98 ${told(p98)}`)),
  );
};

const pageCard = ({ version, drawnBy, vitals }, days) =>
  h(
    'li',
    { className: 'card' },
    h('h4', {}, version),
    h('p', { className: 'hint', textContent: DRAWN_BY[drawnBy] }),
    h(
      'ul',
      {},
      Object.keys(VALUES).flatMap((name) =>
        vitals.filter((figures) => figures.name === name).map((figures) => valueRow(figures, days)),
      ),
    ),
  );

const daysOf = ({ from, to }) => {
  const days = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS)
    days.push(new Date(time).toISOString().slice(0, 10));
  return days;
};

/** Pages of one route stand together, their versions beside each other. */
const routeParts = ({ pages, ...period }) =>
  [...new Set(pages.map(({ route }) => route))].map((route) =>
    h(
      'section',
      { ariaLabel: route },
      h('h3', {}, route),
      h(
        'ul',
        {},
        pages.filter((page) => page.route === route).map((page) => pageCard(page, daysOf(period))),
      ),
    ),
  );

const draw = (report) => {
  const nobody = h('p', { className: 'nothing', textContent: '이 기간에 잰 값이 없어요.' });
  const cut =
    report.isCut &&
    h('p', { className: 'hint', textContent: '많이 본 화면만 보여요. 경로나 버전을 골라 좁혀 보세요.' });
  find('speed').replaceChildren(...(report.pages.length > 0 ? routeParts(report) : [nobody]), ...(cut ? [cut] : []));
};

/** Options of a choice; the chosen one stays, also without visits in these days. */
const offer = (name, words) => {
  const select = find('speed-form').querySelector(`[name="${name}"]`);
  const { value } = select;
  const all = value === '' || words.includes(value) ? words : [value, ...words];
  select.replaceChildren(
    h('option', { value: '', textContent: '전체' }),
    ...all.map((word) => h('option', { value: word }, word)),
  );
  select.value = value;
};

const show = async (query) => {
  const report = await asOperator('GET', `/webVitals?${query}`);
  offer('route', report.routes);
  offer('version', report.versions);
  draw(report);
};

/** Shows the form's selection, also when the desk is rendered again; a half filled form selects nothing. */
const ask = async (given) => {
  const query = String(new URLSearchParams([...given].filter(([, value]) => value !== '')));
  await show(query);
  find('speed-form').dataset.query = query;
};

const drawForm = (now) => {
  const today = dayOf(now);
  const first = dayOf(now - (DAYS_SHOWN_FIRST - 1) * DAY_MS);
  const fields = h(
    'div',
    { className: 'days' },
    field('첫날', { name: 'from', type: 'date', required: true, max: today, value: first }),
    field('마지막 날', { name: 'to', type: 'date', required: true, max: today, value: today }),
    choice('경로', 'route', [['', '전체']], ''),
    choice('버전', 'version', [['', '전체']], ''),
  );
  const hint = '고객의 브라우저가 잰 값이에요. 큰 숫자는 네 번 중 세 번은 그 값이거나 그보다 좋았다는 뜻이에요(p75).';
  find('speed-form').replaceChildren(
    h('p', { className: 'hint', textContent: hint }),
    form('속도 보기', [fields], ask),
  );
};

/** The last days of the sandbox's clock, which may have travelled; chosen days stay. */
export const showSpeed = async () => {
  if (find('desk-speed').hidden) return;
  const now = await sandboxNow();
  const place = find('speed-form');
  if (place.dataset.day !== dayOf(now)) {
    place.dataset.day = dayOf(now);
    place.dataset.query = '';
    drawForm(now);
  }
  await show(place.dataset.query).catch((error) => find('speed').replaceChildren(problem(error)));
};
