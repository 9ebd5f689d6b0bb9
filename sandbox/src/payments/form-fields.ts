import type { FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type App, Refusal } from '@dongne/api/base';

/** A posted form: names and texts. */
export type FormFields = Readonly<Record<string, string>>;

const MOST_LETTERS = 2_000;

/** Any form; each window parses its own fields. */
export const AnyForm = Type.Record(Type.String(), Type.String({ maxLength: MOST_LETTERS }));

/** Parses forms of browsers and of the providers' clients in this scope. */
export const readForms = (app: App): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};

/** The fields of a form by its schema. @throws {Refusal} `VALIDATION` for a missing or invalid one. */
export const fieldsAs = <Schema extends TSchema>(schema: Schema, fields: FormFields): Static<Schema> => {
  const form: unknown = fields;
  if (!Value.Check(schema, form)) throw new Refusal('VALIDATION');
  return form;
};

/** Whether an address is on the app's host, or on that of the browser (open redirect). */
export const isOwnAddress = (address: string, { host }: FastifyRequest, publicOrigin: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && [host, new URL(publicOrigin).host].includes(url.host) && url.username === '' && url.password === '';
};
