import type { FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type App, Refusal } from '#base';

/** A form as it is posted: names and texts. */
export type FormFields = Readonly<Record<string, string>>;

const MOST_LETTERS = 2_000;

/** Any form; each window reads its own fields out of it. */
export const AnyForm = Type.Record(Type.String(), Type.String({ maxLength: MOST_LETTERS }));

/** Lets the routes of this scope take forms as browsers and the providers' clients send them. */
export const readForms = (app: App): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};

/** The fields of a form as its schema says. @throws {Refusal} `VALIDATION` when one is missing or not as it should be. */
export const fieldsAs = <Schema extends TSchema>(schema: Schema, fields: FormFields): Static<Schema> => {
  const form: unknown = fields;
  if (!Value.Check(schema, form)) throw new Refusal('VALIDATION');
  return form;
};

/** Whether an address lies on the app's host, or on that of the browser: the sandbox must not send anybody elsewhere. */
export const isOwnAddress = (address: string, { host }: FastifyRequest, publicOrigin: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && [host, new URL(publicOrigin).host].includes(url.host) && url.username === '' && url.password === '';
};
