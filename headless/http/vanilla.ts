/** The part of http for stores of other features: nothing here imports React. */
export { isGatewayFailure, isNoAnswer } from './requestErrors.js';
