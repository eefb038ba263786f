export { Pagination } from './Pagination.js';
