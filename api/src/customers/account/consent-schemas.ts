import { REGISTRATION_TERMS } from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';

const Term = oneOf(REGISTRATION_TERMS.map(({ key }) => key));

export const Consent = Type.Object(
  {
    term: Term,
    version: Type.Integer({ description: 'of the wording that was answered, or that is in force where none was' }),
    isAgreed: Type.Boolean(),
    answeredAt: nullable(Instant),
    isAsked: Type.Boolean({
      description: 'it is to be asked again: its wording has changed, or two years have passed',
    }),
  },
  { $id: 'Consent', description: 'How a member stands to a term.' },
);

export const ConsentAnswer = Type.Object({ term: Term, isAgreed: Type.Boolean() }, { $id: 'ConsentAnswer' });

export const ConsentAnswers = Type.Object(
  { answers: Type.Array(ref(ConsentAnswer), { minItems: 1, maxItems: REGISTRATION_TERMS.length }) },
  { $id: 'ConsentAnswers' },
);

export type ConsentView = Static<typeof Consent>;
export type ConsentAnswerInput = Static<typeof ConsentAnswer>;
