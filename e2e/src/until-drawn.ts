import { expect } from './story';

/** A machine that is busy may leave a page to the browser: it is asked for until it is drawn. */
export const untilDrawn = async (read: () => Promise<string>, mark = 'id="drawn"'): Promise<string> => {
  let html = '';
  await expect
    .poll(
      async () => {
        html = await read();
        return html.includes(mark);
      },
      { message: 'drawn by the server' },
    )
    .toBe(true);
  return html;
};
