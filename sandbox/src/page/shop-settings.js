// When the chosen shop works, and for which prices.
import { asShop, sandboxNow } from './calls.js';
import { DAYS_OFF } from './customer-words.js';
import { button, field, find, form, h, inSeoul, say } from './dom.js';
import { quoted, t } from './language.js';
import { showPhotos } from './shop-photos.js';

const DAY_MS = 86_400_000;
const dayOf = (date) => new Date(date.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

const pauseForm = (laundryId, now) => {
  const fields = [
    field('쉬는 첫날', { name: 'startDate', type: 'date', required: true, value: dayOf(now) }),
    field('쉬는 마지막 날', {
      name: 'endDate',
      type: 'date',
      required: true,
      value: dayOf(new Date(now.getTime() + DAY_MS)),
    }),
    field('고객이 읽을 이유', { name: 'reason', maxLength: 100, value: DAYS_OFF, lang: 'ko' }),
  ];
  const pause = async (given) => {
    await asShop(laundryId, 'POST', '/laundry/pause', Object.fromEntries(given));
    say('쉬는 기간을 정했어요.');
  };
  const end = async () => {
    await asShop(laundryId, 'POST', '/laundry/pause', { startDate: null, endDate: null });
    say('쉬는 기간을 끝냈어요.');
  };
  return [form('쉬기', fields, pause), button('쉬는 기간 끝내기', end, 'quiet')];
};

const slotRow = (laundryId, day, { startsAt, left }, again) => {
  const set = async (given) => {
    const capacity = given.get('capacity') === '' ? null : Number(given.get('capacity'));
    await asShop(laundryId, 'POST', '/slots', { day, slots: [{ startsAt, capacity }] });
    say('시간대를 바꿨어요.');
    await again(day);
  };
  const label = t('{time} · 남은 자리 {left} · 받을 신청 수 (비우면 평소대로)', { time: inSeoul(startsAt), left });
  const places = field(label, {
    name: 'capacity',
    type: 'number',
    min: 0,
    max: 100,
  });
  return form('바꾸기', [places], set);
};

const slotsPanel = (laundryId, now) => {
  const list = h('div');
  const show = async (day) => {
    const slots = await asShop(laundryId, 'GET', `/slots?date=${day}`);
    const close = (isClosed) => async () => {
      await asShop(laundryId, 'POST', '/slots', { day, isClosed });
      say(isClosed ? '이날은 쉬어요.' : '이날은 다시 열어요.');
      await show(day);
    };
    const rows = slots.map((slot) => slotRow(laundryId, day, slot, show));
    const none = h('p', { textContent: '이날은 수거하지 않아요.' });
    list.replaceChildren(
      ...(rows.length > 0 ? rows : [none]),
      button('이날 쉬기', close(true), 'quiet'),
      button('이날 열기', close(false), 'quiet'),
    );
  };
  const day = field('날짜', {
    name: 'day',
    type: 'date',
    required: true,
    value: dayOf(new Date(now.getTime() + DAY_MS)),
  });
  return [form('시간대 보기', [day], (given) => show(given.get('day'))), list];
};

const priceRow = ({ category, priceWon, turnaroundDays }) =>
  h(
    'fieldset',
    { className: 'price', dataset: { category } },
    h('span', {}, quoted(category)),
    field('금액 (원, 비우면 받지 않아요)', {
      name: 'priceWon',
      type: 'number',
      min: 100,
      step: 100,
      value: priceWon ?? '',
    }),
    field('걸리는 영업일', { name: 'days', type: 'number', min: 1, max: 60, value: turnaroundDays ?? '' }),
  );

const pricesForm = async (laundryId) => {
  const prices = await asShop(laundryId, 'GET', '/prices');
  const rows = prices.map(priceRow);
  const valueIn = (row, name) => row.querySelector(`[name="${name}"]`).value;
  const save = async () => {
    const changes = rows.map((row) => ({
      category: row.dataset.category,
      priceWon: valueIn(row, 'priceWon') === '' ? null : Number(valueIn(row, 'priceWon')),
      ...(valueIn(row, 'days') !== '' && { turnaroundDays: Number(valueIn(row, 'days')) }),
    }));
    await asShop(laundryId, 'POST', '/prices', { prices: changes });
    say('가격표를 저장했어요.');
  };
  return form('가격표 저장', rows, save);
};

export const showSettings = async (laundryId) => {
  const now = await sandboxNow();
  find('pause').replaceChildren(...pauseForm(laundryId, now));
  find('slots').replaceChildren(...slotsPanel(laundryId, now));
  find('prices').replaceChildren(await pricesForm(laundryId));
  await showPhotos(laundryId);
};
