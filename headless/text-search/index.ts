export { foldText, searchedTexts, searchedWords } from './vanilla.js';
