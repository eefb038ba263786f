export { splitUrl, type UrlParts } from './splitUrl.js';
