// Two small pictures of a value: the share of good ones, and the days. Both also have a text.
import { h } from './dom.js';
import { t } from './language.js';

const percent = (share) => `${Math.round(share * 100)}%`;

/** A bar in three parts, as long as the shares of good, middling and poor values. */
export const shares = ({ good, needsImprovement, poor }) => {
  const words = t('좋음 {good} · 개선 필요 {middle} · 나쁨 {poor}', {
    good: percent(good),
    middle: percent(needsImprovement),
    poor: percent(poor),
  });
  const parts = Object.entries({ good, needsImprovement, poor }).map(([rating, share]) => {
    const part = h('span', { dataset: { rating } });
    part.style.flexGrow = share;
    return part;
  });
  return h(
    'div',
    { className: 'shares' },
    h('div', { className: 'bar-of-shares', ariaHidden: 'true' }, parts),
    h('span', {}, words),
  );
};

/**
 * A column for each day of the period, so that versions stand on the same days; a day without visits has none.
 *
 * @param told gives the words of a value.
 */
export const trend = ({ name, days }, period, told) => {
  const highest = Math.max(...days.map(({ p75 }) => p75), Number.MIN_VALUE);
  const columns = period.map((date) => {
    const day = days.find((one) => one.date === date);
    if (day === undefined) return h('span', {});
    const column = h('span', { dataset: { rating: day.rating }, title: `${date} ${told(day.p75)}` });
    column.style.height = `${Math.max(8, (day.p75 / highest) * 100)}%`;
    return column;
  });
  const words = days.map(({ date, p75, count }) => t('{date} {value} ({count}번)', { date, value: told(p75), count }));
  return h(
    'div',
    { className: 'trend', role: 'img', ariaLabel: t('{name} 날마다: {days}', { name, days: words.join(', ') }) },
    columns,
  );
};
