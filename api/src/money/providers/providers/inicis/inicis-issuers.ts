/** Issuers by the code that KG Inicis gives them. */
const ISSUER_NAMES: Readonly<Record<string, string>> = {
  '01': '하나',
  '03': '롯데',
  '04': '현대',
  '06': '국민',
  '11': 'BC',
  '12': '삼성',
  '14': '신한',
  '15': '한미',
  '16': 'NH농협',
  '17': '하나 SK',
  '21': '해외 비자',
  '22': '해외 마스터',
  '23': 'JCB',
  '24': '해외 아멕스',
  '25': '해외 다이너스',
  '26': '중국 은련',
  '32': '광주',
  '33': '전북',
  '34': '하나',
  '35': '산업',
  '41': 'NH농협',
  '43': '씨티',
  '44': '우리',
  '48': '신협',
  '51': '수협',
  '52': '제주',
  '54': '새마을금고',
  '71': '우체국',
  '95': '저축은행',
};

const ANY_CARD = '신용카드';

/** Common name of an issuer; `신용카드` for an unknown code. */
export const issuerNameOf = (code: string): string => ISSUER_NAMES[code] ?? ANY_CARD;
