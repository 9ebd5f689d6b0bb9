import { referralCodeOf } from './stored-referral';

describe('referral code', () => {
  it.each([
    [' KH6J CX6W ', 'kh6jcx6w'],
    ['ＫＨ６ｊcx6w', 'kh6jcx6w'],
    ['https://dongne.example/login?referralCode=kh6jcx6w', 'kh6jcx6w'],
    ['https://dongne.example/login?path=%2F&referralCode=KH6JCX6W#top', 'kh6jcx6w'],
    ['추천 코드 kh6jcx6w', 'kh6jcx6w'],
    ['초대 코드: kh6jcx6w', 'kh6jcx6w'],
    ['우리 둘 다 3,000P를 받아요. 추천 코드 kh6jcx6w\nhttps://dongne.example/login?referralCode=kh6jcx6w', 'kh6jcx6w'],
    ['', ''],
  ])('is extracted from %j', (typed, code) => {
    expect(referralCodeOf(typed)).toBe(code);
  });
});
