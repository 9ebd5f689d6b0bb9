import { createServer, type Server, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { TravellingClock } from '../common';
import { codeExchangeWith } from './social-code-exchange';
import type { OidcProvider } from '../config';

const GRANT = { code: 'a-code', codeVerifier: 'a-verifier', redirectUri: 'https://app.example/login' };
const AGAIN = { code: 'VALIDATION', fields: { code: '로그인을 다시 시도해 주세요' } };

let server: Server;
let provider: OidcProvider;
let privateKey: CryptoKey;
let answerToken: (response: ServerResponse, body: string) => void;
let answerKeys: ((response: ServerResponse) => void) | undefined;

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  privateKey = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };
  server = createServer((request, response) => {
    if (request.url === '/keys')
      return answerKeys === undefined ? sendJson(response, 200, { keys: [jwk] }) : answerKeys(response);
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => answerToken(response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  provider = {
    clientId: 'our-app',
    clientSecret: 'our-secret',
    authorizationEndpoint: `${origin}/authorize`,
    tokenEndpoint: `${origin}/token`,
    jwksUri: `${origin}/keys`,
    issuer: 'https://accounts.example',
  };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  answerKeys = undefined;
});

const now = () => Math.floor(Date.now() / 1_000);
const good = (): JWTPayload => ({
  iss: 'https://accounts.example',
  aud: 'our-app',
  sub: '42',
  email: 'somebody@example.com',
  iat: now(),
  exp: now() + 300,
});
const sign = (change: JWTPayload, key: CryptoKey | Uint8Array = privateKey, alg = 'RS256') =>
  new SignJWT({ ...good(), ...change }).setProtectedHeader({ alg, kid: 'one' }).sign(key);
const exchange = () => codeExchangeWith(provider, new TravellingClock())(GRANT);
const answerWith = (idToken: unknown) => {
  answerToken = (response) => sendJson(response, 200, { id_token: idToken });
};

describe('the exchange of a code', () => {
  it('sends code, verifier and our keys, and gives whom the provider vouches for', async () => {
    const idToken = await sign({});
    let sent = '';
    answerToken = (response, body) => {
      sent = body;
      sendJson(response, 200, { id_token: idToken });
    };
    expect(await exchange()).toEqual({ subject: '42', email: 'somebody@example.com' });
    expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({
      grant_type: 'authorization_code',
      code: 'a-code',
      code_verifier: 'a-verifier',
      redirect_uri: 'https://app.example/login',
      client_id: 'our-app',
      client_secret: 'our-secret',
    });
  });

  it.each([
    ['of another issuer', () => sign({ iss: 'https://evil.example' })],
    ['for another app', () => sign({ aud: 'their-app' })],
    ['whose time is over', () => sign({ exp: now() - 1 })],
    [
      'without a time',
      () =>
        new SignJWT({ iss: 'https://accounts.example', aud: 'our-app', sub: '42' })
          .setProtectedHeader({ alg: 'RS256', kid: 'one' })
          .sign(privateKey),
    ],
    ['of nobody', () => sign({ sub: '' })],
    ['signed by another key', async () => sign({}, (await generateKeyPair('RS256')).privateKey)],
    ['signed with what is public', () => sign({}, new TextEncoder().encode('our-secret'.repeat(4)), 'HS256')],
    [
      'without a signature',
      async () =>
        `${[{ alg: 'none' }, good()].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`,
    ],
    ['that is no token', async () => 'nonsense'],
  ])('refuses an id_token %s', async (_case, forge) => {
    answerWith(await forge());
    await expect(exchange()).rejects.toMatchObject(AGAIN);
  });

  it('refuses what the provider refuses', async () => {
    answerToken = (response) => sendJson(response, 400, { error: 'invalid_grant' });
    await expect(exchange()).rejects.toMatchObject(AGAIN);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['breaks', (response) => sendJson(response, 500, {})],
    ['does not know us', (response) => sendJson(response, 401, { error: 'invalid_client' })],
    ['hangs up', (response) => response.destroy()],
    ['answers a page', (response) => response.writeHead(200).end('<html>')],
    ['sends no id_token', (response) => sendJson(response, 200, { access_token: 'x' })],
    ['sends elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('is unavailable when the provider %s', async (_case, answer) => {
    answerToken = answer;
    await expect(exchange()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['cannot be had', (response) => sendJson(response, 503, {})],
    ['are none', (response) => sendJson(response, 200, { keys: 'none' })],
    ['never come', (response) => response.destroy()],
  ])('is unavailable when its keys %s', async (_case, answer) => {
    answerWith(await sign({}));
    answerKeys = answer;
    await expect(exchange()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is unavailable when nobody listens', async () => {
    const dead = { ...provider, tokenEndpoint: 'http://127.0.0.1:1/token' };
    await expect(codeExchangeWith(dead, new TravellingClock())(GRANT)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
