import { FieldError } from '@/components/ui/field-error';

export const fieldError = { 'before there is an error': <FieldError id="tea" /> };
