// The door of public answers: what is nobody's own is tagged, and worked out once as long as nothing has changed.
export { addPublicAnswers } from './public-answers';
