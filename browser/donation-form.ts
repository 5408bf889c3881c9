import { takeOverDonationForm } from './forms/donation';
import { takeOver } from './forms/take-over';

takeOver(takeOverDonationForm);
