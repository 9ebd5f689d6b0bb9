import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { answerOf } from './answer';

interface Form {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Reads the form of a provider's page: its target and hidden fields. */
const formOf = (page: string): Form => ({
  action: plain(/<form[^>]* action="([^"]*)"/.exec(page)?.[1] ?? ''),
  fields: Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      plain(name),
      plain(value),
    ]),
  ),
});

const TYPED = { expiry: '0928', birthDate: '900101', passwordDigits: '12', choice: 'go' };
const NUMBER_BEGINS = '941009410094';
const SID_BYTES = 24;

/** Registers a card with these last digits through the sandbox's KG Inicis, without a browser. */
export const registerCard = async (
  request: APIRequestContext,
  headers: Readonly<Record<string, string>>,
  lastFour: string,
): Promise<void> => {
  const post = async ({ action, fields }: Form): Promise<Form> => {
    const answer = await request.post(action, { form: { ...fields } });
    return formOf(await answer.text());
  };
  const order = { sid: randomBytes(SID_BYTES).toString('hex'), device: 'pc' };
  const opened = await answerOf<Form>(await request.post('/v1/app/pay/card/inicis/ready', { headers, data: order }));
  const { action, fields } = await post(opened);
  await post(await post({ action, fields: { ...fields, ...TYPED, cardNumber: NUMBER_BEGINS + lastFour } }));
};
