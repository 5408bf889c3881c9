import { Field } from '@/components/ui/field';
import { FormBox } from '@/components/ui/form-box';

export const formBox = {
  'a form and its plain way': (
    <FormBox
      code="message-form"
      fill={['subject']}
      settings={{}}
      words={{ problem: 'A problem', error: 'Error: {title}', wait: 'Wait.', failed: 'It failed.' }}
      plain={<a href="mailto:desk@charity.example">Write to us</a>}
    >
      <form noValidate>
        <Field id="subject" label="Subject" />
      </form>
    </FormBox>
  ),
};
