export { foldText } from './foldText.js';
export { searchedTexts, searchedWords } from './searchedTexts.js';
