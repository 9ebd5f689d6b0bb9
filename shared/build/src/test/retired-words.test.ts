import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { REMOTES } from '../remotes.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Words that are not used, with the right one: one word for one thing (docs/domain/glossary.md). */
const RETIRED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/수거 ?가방|첫 가방|담을 가방/, '수거백'],
  [/후기/, '리뷰'],
  [/주문/, '신청, or 이용 금액'],
  [/금액에 동의|금액을 동의|고객님이 동의/, '금액 승인; 동의 only for terms'],
  [/알려드|돌려드|보내드/, '알려 드려요, 돌려 드려요, 보내 드려요'],
  [/예\) /, '예: '],
  [/평일 기준/, '영업일 기준'],
  [/찾아갈게요/, '방문해요'],
  [/이용 대상이 아니에요/, '지금은 이용할 수 없는 메뉴예요'],
  [/첫소리/, '초성'],
  [/고치기|고치거나/, '수정'],
  [/사장님 알림/, '사장님 한마디'],
  [/묻지 않고 (진행|승인)|금액 확인 방법/, '이 금액까지는 바로 진행하기, 금액 승인 방법'],
  [/품목 세기|눌러서 세면|에서 센 /, '품목 담기'],
  [/갈 수 있는 세탁소/, '수거할 수 있는 세탁소'],
  [/보다 높아 승인하지|미리 동의하신 조건/, '…을 넘어서 확인을 기다리고 있어요'],
  [/고칠 수 없어요/, '수정할 수 없어요'],
  [/인증번호는 /, '인증번호 [123456]'],
];

const SHARED = ['contract', 'pages', 'platform', 'ui'].map((name) => join('shared', name));
const FOLDERS = [...['shell', ...REMOTES, 'api', 'sandbox', ...SHARED].map((name) => join(name, 'src')), 'api/seed'];
/** Everything that customers, shops or a sandbox page may read. */
const SOURCE = /\.(tsx?|m?js|html)$/;
const NOT_WRITTEN_BY_US = /\.generated\.ts$/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !NOT_WRITTEN_BY_US.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

const linesWith = (word: RegExp): string[] =>
  sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (word.test(line) ? [`${relative(ROOT, file)}:${index + 1} ${line.trim()}`] : [])),
  );

describe('Korean texts', () => {
  it('are all looked through', () => {
    expect(linesWith(/수거백/).length).toBeGreaterThan(10);
  });

  it.each(RETIRED)('do not say %s any more', (word, instead) => {
    expect({ instead, lines: linesWith(word) }).toEqual({ instead, lines: [] });
  });
});
