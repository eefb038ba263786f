export { Skeleton } from './Skeleton.js';
