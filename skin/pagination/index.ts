export { PageSizeSelect, type PageSizeSelectProps } from './PageSizeSelect.js';
export { Pagination } from './Pagination.js';
