// Collection bags on their way, and advertising.
import { asOperator } from './calls.js';
import { button, card, facts, field, fill, find, form, h, say } from './dom.js';

const stateOf = ({ isPaid, shippedAt, carrier }) => {
  if (shippedAt !== null) return `${carrier} 배송 중`;
  return isPaid ? '준비 중' : '결제 전';
};

const shipForm = ({ id }) => {
  const fields = [
    field('택배사', { name: 'carrier', required: true, maxLength: 30, value: '우체국택배' }),
    field('송장 번호 (없으면 비움)', { name: 'trackingNumber', maxLength: 40 }),
  ];
  return form('보내기', fields, async (given) => {
    const trackingNumber = given.get('trackingNumber');
    await asOperator('POST', `/deliveryBags/${id}/shipped`, {
      carrier: given.get('carrier'),
      ...(trackingNumber !== '' && { trackingNumber }),
    });
    say(`${id}번 수거백을 보냈어요.`);
    await showBags();
  });
};

const bagCard = (bag) => {
  const { id, recipient, deliveryAddress, entranceInfo, deliverBy, isLate, shippedAt } = bag;
  const arrive = async () => {
    await asOperator('POST', `/deliveryBags/${id}/delivered`);
    say(`${id}번 수거백이 도착했어요.`);
    await showBags();
  };
  return card(
    h('h3', {}, `${id}번 수거백 `, h('span', { className: 'state', textContent: stateOf(bag) })),
    facts([
      ['받는 곳', [recipient, deliveryAddress, entranceInfo].filter(Boolean).join(' · ')],
      ['도착해야 하는 날', `${deliverBy}${isLate ? ' (늦음)' : ''}`],
    ]),
    shipForm(bag),
    shippedAt !== null && button('도착했어요', arrive),
  );
};

export const showBags = async () => {
  const { items } = await asOperator('GET', '/deliveryBags');
  fill('bags', items.map(bagCard), '보낼 수거백이 없어요.');
};

export const showAdvertisement = () => {
  const fields = [
    field('제목', { name: 'title', required: true, maxLength: 40, value: '겨울옷 보관 전에 세탁하세요' }),
    field('내용', {
      name: 'text',
      required: true,
      maxLength: 200,
      rows: 2,
      value: '코트와 패딩을 집 앞에서 수거해요.',
    }),
    field('앱에서 열릴 화면', { name: 'path', required: true, value: '/laundry' }),
  ];
  const send = async (given) => {
    const { members } = await asOperator('POST', '/advertisements', Object.fromEntries(given));
    say(`광고 수신에 동의한 ${members}명에게 보냈어요.`);
  };
  find('advertisement').replaceChildren(form('광고 보내기', fields, send));
};
