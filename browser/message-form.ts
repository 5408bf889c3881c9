import { enhanceMessageForm } from './forms/message';
import { enhance } from './forms/enhance';

enhance(enhanceMessageForm);
