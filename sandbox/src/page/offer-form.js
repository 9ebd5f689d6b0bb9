// The offer of a shop: a row for each kind of piece or mend, preset with what would be a true offer.
import { call } from './calls.js';
import { button, choice, field, form, h } from './dom.js';
import { photoField } from './photo-field.js';

const OTHER_PICTURE = 'garment-other-clean';

const rowOf = (line, categories) => {
  const element = h('fieldset', { className: 'item' });
  const { element: photo, read } = photoField('사진', line.photo || null, { drawing: line.photo || OTHER_PICTURE });
  const category = field('품목', { name: 'category', required: true, maxLength: 40, value: line.category, lang: 'ko' });
  category.querySelector('input').setAttribute('list', categories.id);
  element.append(
    choice(
      '종류',
      'kind',
      [
        ['wash', '세탁'],
        ['mend', '수선'],
      ],
      line.kind,
    ),
    category,
    field('이름', { name: 'name', maxLength: 60, value: line.name, lang: 'ko' }),
    field('개수', { name: 'count', type: 'number', min: 1, max: 99, value: line.count, required: true }),
    field('개당 금액 (원)', { name: 'priceWon', type: 'number', min: 1, value: line.priceWon, required: true }),
    field('고객이 읽을 메모', { name: 'note', maxLength: 300, value: line.note, lang: 'ko' }),
    photo,
    button('이 줄 빼기', () => element.remove(), 'quiet'),
  );
  const valueOf = (name) => element.querySelector(`[name="${name}"]`).value;
  element.readLine = async () => {
    const picture = await read();
    return {
      kind: valueOf('kind'),
      category: valueOf('category'),
      name: valueOf('name') || valueOf('category'),
      count: Number(valueOf('count')),
      priceWon: Number(valueOf('priceWon')),
      note: valueOf('note'),
      ...(picture !== undefined && { photo: picture }),
    };
  };
  return element;
};

const EMPTY_LINE = { kind: 'wash', category: '', name: '', count: 1, priceWon: '', note: '', photo: '' };

/** The picture that would be proposed for such an item; none where it has no photo. */
const pictureOf = (item, lines) => {
  if (item.photos.length === 0) return '';
  const alike = lines.filter(({ category }) => category === item.category);
  return (alike.find(({ priceWon }) => priceWon === item.priceWon) ?? alike.at(-1))?.photo ?? OTHER_PICTURE;
};

const linesOf = (request, proposed) =>
  request.items.length === 0
    ? proposed.items
    : request.items.map((item) => ({ ...item, count: 1, photo: pictureOf(item, proposed.items) }));

/**
 * @param submit words of the button.
 * @param send gets the body of `register`.
 */
export const offerForm = async (request, laundryId, submit, send) => {
  const proposed = await call('GET', `/sandbox/requests/${request.applicationId}/offer?laundryId=${laundryId}`);
  const categories = h(
    'datalist',
    { id: `categories-${request.applicationId}` },
    proposed.categories.map((value) => h('option', { value })),
  );
  const rows = h(
    'div',
    {},
    linesOf(request, proposed).map((line) => rowOf(line, categories)),
  );
  const add = button('품목 더하기', () => rows.append(rowOf(EMPTY_LINE, categories)), 'quiet');
  const fields = [
    categories,
    rows,
    add,
    field('완료 예정일', { name: 'dueDate', type: 'date', required: true, value: proposed.dueDate }),
    field('수거한 수량과 다르면 그 이유', {
      name: 'piecesNote',
      maxLength: 300,
      value: proposed.piecesNote,
      lang: 'ko',
    }),
  ];
  return form(submit, fields, async (given) => {
    const items = [];
    for (const row of rows.children) items.push(await row.readLine());
    const { offerVersion } = request;
    await send({ items, dueDate: given.get('dueDate'), piecesNote: given.get('piecesNote'), offerVersion });
  });
};
