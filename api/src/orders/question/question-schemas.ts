import { Type } from 'typebox';
import { ITEM_QUESTION } from '@dongne/contract';
import { Id } from '#base';

/** An item of a request's offer. */
export const QuestionParams = Type.Object({ id: Id, itemId: Id });
export const QuestionBody = Type.Object({
  text: Type.String({ minLength: 1, maxLength: ITEM_QUESTION.maxLetters, description: 'the shop reads it' }),
});
