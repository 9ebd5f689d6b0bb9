// Photos that the chosen shop shows of itself in the app.
import { asShop } from './calls.js';
import { button, find, form, h, say } from './dom.js';
import { t } from './language.js';
import { photoField } from './photo-field.js';

const NAME = '가게 사진';

const shownPhoto = (laundryId, { id, url }, place) => {
  const remove = async () => {
    draw(laundryId, await asShop(laundryId, 'DELETE', `/photos/${id}`));
    say('가게 사진을 뺐어요.');
  };
  return h(
    'figure',
    {},
    h('img', { src: url, alt: `${t(NAME)} ${place + 1}`, loading: 'lazy' }),
    button('사진 빼기', remove, 'quiet small'),
  );
};

const addForm = (laundryId) => {
  const { element, read } = photoField('가게 사진', 'garment', { isNeeded: true });
  return form('앱에 올리기', [element], async () => {
    draw(laundryId, await asShop(laundryId, 'POST', '/photos', { photo: await read() }));
    say('가게 사진을 올렸어요. 앱의 가게 화면에서 볼 수 있어요.');
  });
};

const draw = (laundryId, photos) => {
  const shown = photos.map((photo, place) => shownPhoto(laundryId, photo, place));
  const none = h('p', { className: 'hint', textContent: '올린 사진이 없어요.' });
  find('shop-photos').replaceChildren(
    shown.length > 0 ? h('div', { className: 'photos' }, shown) : none,
    addForm(laundryId),
  );
};

export const showPhotos = async (laundryId) => draw(laundryId, await asShop(laundryId, 'GET', '/photos'));
