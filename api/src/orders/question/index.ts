// Public interface of questions about an item of an offer, and their answers.
export { answerQuestion, askAboutItem } from './item-questions';
export { QuestionBody, QuestionParams } from './question-schemas';
