export { LeaveQuestion } from './LeaveQuestion.js';
