// Collection bags on their way, and those that have arrived.
import { asOperator } from './calls.js';
import { CARRIER } from './customer-words.js';
import { button, card, facts, field, fillPages, form, h, inSeoul, joined, lazily, find, nothing, say } from './dom.js';
import { quoted, sentence, t } from './language.js';

const stateOf = ({ isPaid, shippedAt, deliveredAt, carrier }) => {
  if (deliveredAt !== null) return sentence('도착함');
  if (shippedAt !== null) return sentence('{carrier} 배송 중', { carrier: quoted(carrier) });
  return sentence(isPaid ? '준비 중' : '결제 전');
};

const shipForm = ({ id }) => {
  const fields = [
    field('택배사', { name: 'carrier', required: true, maxLength: 30, value: CARRIER, lang: 'ko' }),
    field('송장 번호 (없으면 비움)', { name: 'trackingNumber', maxLength: 40 }),
  ];
  return form('보내기', fields, async (given) => {
    const trackingNumber = given.get('trackingNumber');
    await asOperator('POST', `/deliveryBags/${id}/shipped`, {
      carrier: given.get('carrier'),
      ...(trackingNumber !== '' && { trackingNumber }),
    });
    say('{id}번 수거백을 보냈어요.', { id });
    await showBags();
  });
};

const bagFacts = ({ recipient, deliveryAddress, entranceInfo, deliverBy, isLate, trackingNumber, deliveredAt }) =>
  facts([
    ['받는 곳', quoted([recipient, deliveryAddress, entranceInfo].filter(Boolean).join(' · '))],
    ['도착해야 하는 날', joined(deliverBy, isLate && t('늦음'))],
    ['송장 번호', trackingNumber],
    ['도착한 때', deliveredAt === null ? '' : inSeoul(deliveredAt)],
  ]);

const bagCard = (bag) => {
  const { id, shippedAt, deliveredAt } = bag;
  const arrive = async () => {
    await asOperator('POST', `/deliveryBags/${id}/delivered`);
    say('{id}번 수거백이 도착했어요.', { id });
    await showBags();
  };
  return card(
    h('h3', {}, t('{id}번 수거백', { id }), ' ', h('span', { className: 'state' }, stateOf(bag))),
    bagFacts(bag),
    deliveredAt === null && shipForm(bag),
    shippedAt !== null && deliveredAt === null && button('도착했어요', arrive),
  );
};

const arrived = async () => {
  const { items } = await asOperator('GET', '/deliveryBags?isDone=true');
  const shown = items.length > 0 ? items.map(bagCard) : [nothing('도착한 수거백이 없어요.')];
  return h('ul', {}, shown);
};

export const showBags = async () => {
  const items = await fillPages(
    'bags',
    (query) => asOperator('GET', `/deliveryBags${query}`),
    bagCard,
    '보낼 수거백이 없어요.',
  );
  find('bags-arrived').replaceChildren(lazily('도착한 수거백', arrived));
  return items;
};
