export { splitUrl } from './splitUrl.js';
