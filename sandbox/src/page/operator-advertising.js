// Advertising: who would get it now, by which rules, how it will read, and sending it.
import { asOperator } from './calls.js';
import { ADVERTISEMENT, ADVERTISING_MARK, ADVERTISING_REFUSE } from './customer-words.js';
import { facts, field, find, form, h, inSeoul, say } from './dom.js';
import { quoted, t } from './language.js';

const RULES = [
  '혜택·이벤트 알림에 동의한 회원에게만 보내요. 제휴 바우처 이용자에게는 보내지 않아요.',
  '앱 알림으로만 보내고 문자로는 보내지 않아요. 기기가 없는 회원은 앱의 알림 목록에서 읽어요.',
  '밤(21시~08시)에는 야간 알림에도 동의한 회원에게만 바로 가고, 나머지는 아침 8시에 동의를 다시 확인하고 보내요.',
  '맨 앞에 (광고)를, 끝에 수신 거부 방법을 서버가 붙여요.',
  '같은 광고는 하루에 한 사람에게 한 번만 가요.',
];

const audienceFacts = ({ members, withDevice, atNight, nightEndsAt }) =>
  facts([
    ['받을 회원', t('{count}명', { count: members })],
    ['알림이 뜨는 회원', t('{count}명 (기기나 브라우저가 있어요)', { count: withDevice })],
    ['야간에도 동의', t('{count}명', { count: atNight })],
    [
      '보내지는 때',
      nightEndsAt === null
        ? t('지금 바로')
        : t('야간에 동의한 회원은 지금, 나머지는 {time}', { time: inSeoul(nightEndsAt) }),
    ],
  ]);

const showAudience = async () => {
  find('audience').replaceChildren(audienceFacts(await asOperator('GET', '/advertisements/audience')));
};

const textOf = (element, name) => element.querySelector(`[name="${name}"]`).value.trim();

/** How it reads on a phone, as it is written. */
const listenToPreview = (element, preview) => {
  const show = () => {
    const [title, text] = [textOf(element, 'title'), textOf(element, 'text')];
    preview.replaceChildren(
      h('strong', {}, quoted(`${ADVERTISING_MARK} ${title}`)),
      h('p', {}, quoted(`${ADVERTISING_MARK} ${text} ${ADVERTISING_REFUSE}`)),
    );
  };
  element.addEventListener('input', show);
  show();
};

const sendForm = () => {
  const { title, text } = ADVERTISEMENT;
  const preview = h('div', { className: 'preview-text' });
  const fields = [
    field('제목', { name: 'title', required: true, maxLength: 40, value: title, lang: 'ko' }),
    field('내용', { name: 'text', required: true, maxLength: 200, rows: 2, value: text, lang: 'ko' }),
    field('앱에서 열릴 화면', { name: 'path', required: true, value: '/laundry' }),
    h('p', { className: 'hint', textContent: '고객에게는 이렇게 보여요' }),
    preview,
  ];
  const send = async (given) => {
    const { members } = await asOperator('POST', '/advertisements', Object.fromEntries(given));
    say(
      members > 0
        ? '광고 수신에 동의한 {count}명에게 보냈어요.'
        : '아무에게도 보내지 않았어요. 동의한 회원이 없거나, 오늘 이미 같은 광고를 받았어요.',
      { count: members },
    );
    await showAudience();
  };
  const element = form('광고 보내기', fields, send);
  listenToPreview(element, preview);
  return element;
};

/** Draws the form once, and who would get it each time. */
export const showAdvertising = async () => {
  const place = find('advertisement');
  if (place.children.length === 0)
    place.replaceChildren(
      h('div', { id: 'audience' }),
      h(
        'ul',
        { className: 'rules' },
        RULES.map((rule) => h('li', { textContent: rule })),
      ),
      sendForm(),
    );
  await showAudience();
};
