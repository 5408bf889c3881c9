import { enhance } from './forms/enhance';
import { enhanceMessageForm } from './forms/message';

enhance(enhanceMessageForm);
