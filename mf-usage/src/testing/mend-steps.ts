import { act, fireEvent, screen } from '@testing-library/react';
import type { openRequestForm } from './request-form-page';

type User = Awaited<ReturnType<typeof openRequestForm>>['user'];

/** Clicks a button after it appears. */
export const press = async (user: User, name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

/** Turns on mending and opens the steps. */
export const openSteps = async (user: User): Promise<void> => {
  const isOff = screen.queryByRole('switch', { name: '수선이 필요해요', checked: false });
  if (isOff !== null) await user.click(isOff);
  await press(user, '수선할 옷 추가');
};

/** Drawing to mark places on. */
export const board = () => screen.findByRole('application');

/** Marks places by keyboard, starting in the middle of the garment. */
export const markByKey = async (keys: readonly string[] = ['Enter']): Promise<void> => {
  const drawing = await board();
  act(() => drawing.focus());
  for (const key of keys) fireEvent.keyDown(drawing, { key });
};

/** Adds a mend in step 2, marks a place in step 3 and returns. */
export const addMend = async (user: User, part: RegExp, detail = ''): Promise<void> => {
  await user.click(await screen.findByRole('radio', { name: part }));
  if (detail !== '') await user.type(screen.getByRole('textbox', { name: '수선 내용을 적어 주세요' }), detail);
  await press(user, '수선할 곳 표시하기');
  await markByKey();
  await press(user, '표시 완료');
  await screen.findByRole('button', { name: '수선 등록하기' });
};

/** Registers a jacket with a mend of its sleeve. */
export const registerJacket = async (user: User): Promise<void> => {
  await openSteps(user);
  await user.click(await screen.findByRole('radio', { name: '재킷' }));
  await press(user, '다음');
  await addMend(user, /^소매/, '2cm');
  await press(user, '수선 등록하기');
  await screen.findByRole('list', { name: '수선할 옷' });
};
