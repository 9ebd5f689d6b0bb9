import { BUSINESS, businessLines } from './brand';

const REGISTERED = {
  company: '주식회사 동네',
  representative: '김동네',
  registrationNumber: '123-45-67890',
  mailOrderNumber: '제2026-서울강남-01234호',
  address: '서울특별시 강남구 테헤란로 1',
  phone: '1588-1234',
  email: 'help@dongne.kr',
};
const UNKNOWN = {
  company: undefined,
  representative: undefined,
  registrationNumber: undefined,
  mailOrderNumber: undefined,
  address: undefined,
  phone: undefined,
  email: undefined,
};

describe('business information', () => {
  it('has four lines when complete', () => {
    expect(businessLines(REGISTERED)).toEqual([
      '주식회사 동네 · 대표 김동네',
      '사업자등록번호 123-45-67890 · 통신판매업 제2026-서울강남-01234호',
      '서울특별시 강남구 테헤란로 1',
      '1588-1234 · help@dongne.kr',
    ]);
  });

  it('omits unknown values with their names and lines', () => {
    expect(businessLines({ ...UNKNOWN, company: '주식회사 동네', email: 'help@dongne.kr' })).toEqual([
      '주식회사 동네',
      'help@dongne.kr',
    ]);
    expect(businessLines(UNKNOWN)).toEqual([]);
  });

  it('contains no placeholder values', () => {
    expect(businessLines(BUSINESS).join(' ')).not.toMatch(/예정|example|000-|0000|미정/);
  });
});
