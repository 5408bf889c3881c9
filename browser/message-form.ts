import { takeOverMessageForm } from './forms/message';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-code]')) {
  takeOverMessageForm(form);
}
