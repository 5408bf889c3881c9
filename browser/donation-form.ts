import { enhanceDonationForm } from './forms/donation';
import { enhance } from './forms/enhance';

enhance(enhanceDonationForm);
