import { takeOverMessageForm } from './forms/message';
import { takeOver } from './forms/take-over';

takeOver(takeOverMessageForm);
