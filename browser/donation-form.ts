import { takeOverDonationForm } from './forms/donation';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-code]')) {
  takeOverDonationForm(form);
}
