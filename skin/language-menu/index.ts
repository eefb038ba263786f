export { LanguageMenu } from './LanguageMenu.js';
