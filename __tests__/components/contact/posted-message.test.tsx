import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enhanceMessageForm } from '@/browser/forms/message';
import { MessageForm } from '@/components/contact/message-form';
import { mailto } from '@/lib/contact/mailto';
import { copyOf } from '@/lib/message/message';
import { sendMessage, type Answer } from '@/lib/message/send-message';
import { services } from '@/lib/message/services';
import { fillIn } from '@/lib/text/placeholders';
import { content } from '../content';
import { expectLinks, fill, formSentBy } from '../expectations';

jest.mock('@/lib/message/send-message');
const send = jest.mocked(sendMessage);

const { site, pages } = content;
const words = pages.contact.form;
const writing = {
  service: 'other' as const,
  endpoint: 'https://forms.example/send',
  fields: { access_key: '0123' },
};
const posting = {
  address: writing.endpoint,
  fields: writing.fields,
  proof: services.other.proof,
};
const MESSAGE = { name: 'Ana', email: 'ana@example.org', subject: 'A spade', message: 'Hello' };
const EMPTY = { name: '', email: '', subject: '', message: '' };

const sent: Answer = { is: 'sent', reasons: [] };
const refused: Answer = { is: 'failed', reasons: ['Form over quota', 'Closed'] };
const unclear: Answer = { is: 'unsure', reasons: [] };

afterEach(() => jest.restoreAllMocks());

let form: HTMLFormElement;
beforeEach(() => {
  send.mockReset();
  const { contact, forms } = site;
  render(<MessageForm form={words} words={forms} contact={contact} writing={writing} />);
  form = formSentBy(words.submit);
  enhanceMessageForm(form);
});

const typed = () =>
  Object.fromEntries(Object.keys(MESSAGE).map((id) => [id, String(new FormData(form).get(id))]));

async function fillAndSend(email = MESSAGE.email) {
  const user = userEvent.setup();
  fill(screen.getByRole('textbox', { name: words.name }), ` ${MESSAGE.name} `);
  fill(screen.getByRole('textbox', { name: words.email }), email);
  fill(screen.getByRole('textbox', { name: words.subject }), MESSAGE.subject);
  fill(screen.getByRole('textbox', { name: words.message }), MESSAGE.message);
  await user.click(screen.getByRole('button', { name: words.submit }));
  return user;
}

test('says how the message goes, and promises no email', () => {
  const button = screen.getByRole('button', { name: words.submit });
  expect(button).toHaveAccessibleDescription(words.serviceNote);
  expect(form).not.toHaveTextContent(words.note);
});

/** Sends a message, and returns what answers for the service. */
async function sendAndWait() {
  let answer: (is: Answer) => void = () => {};
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const user = await fillAndSend();
  expect(within(form).getByRole('status')).toHaveTextContent(words.sending);
  return { user, answer };
}

test('says that it is sending, and doesn’t send twice meanwhile', async () => {
  const { user, answer } = await sendAndWait();
  const button = screen.getByRole('button', { name: words.submit });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  answer(sent);
  await waitFor(() =>
    expect(within(form).getByRole('status')).not.toHaveTextContent(words.sending),
  );
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(send.mock.calls).toEqual([[posting, MESSAGE]]);
});

test('takes an address without the marks that chats and contact lists put around it, unseen', async () => {
  // As the page has it; a browser takes no such address.
  form.noValidate = true;
  send.mockResolvedValue(sent);
  await fillAndSend(`\u202a${MESSAGE.email}\u202c\u200f`);
  expect(await screen.findByRole('heading', { name: words.sent.heading })).toBeVisible();
  expect(send.mock.calls).toEqual([[posting, MESSAGE]]);
  expect(typed()).toEqual(EMPTY);
});

test('keeps what was typed while it was sending, and leaves the visitor there', async () => {
  const { user, answer } = await sendAndWait();
  const subject = screen.getByRole('textbox', { name: words.subject });
  await user.clear(subject);
  await user.type(subject, 'A rake');
  answer(sent);
  expect(await screen.findByRole('heading', { name: words.sent.heading })).toBeVisible();
  expect(typed()).toEqual({ ...EMPTY, subject: 'A rake' });
  expect(subject).toHaveFocus();
});

test.each([sent, refused, unclear])('takes the focus to what became of it: $is', async (answer) => {
  send.mockResolvedValue(answer);
  await fillAndSend();
  const { heading } = words[answer.is];
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(document.activeElement).toContainElement(within(form).getAllByRole('status')[0] ?? null);
  // It speaks by itself; with a role or a name it would be read out twice.
  for (const name of ['role', 'aria-label', 'aria-labelledby', 'aria-live']) {
    expect(document.activeElement).not.toHaveAttribute(name);
  }
});

test('thanks, and clears the fields, once the message is sent', async () => {
  send.mockResolvedValue(sent);
  await fillAndSend();
  const status = within(within(form).getByRole('status'));
  expect(await status.findByRole('heading', { name: words.sent.heading })).toBeVisible();
  expect(status.getByText(words.sent.text)).toBeVisible();
  expect(within(form).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: words.copy })).toBeNull();
  expect(typed()).toEqual(EMPTY);
});

test.each([
  ['the service refuses', refused, words.failed],
  ['no clear answer comes', unclear, words.unsure],
])('keeps the fields and offers other ways when %s', async (_what, answer, { heading, text }) => {
  send.mockResolvedValue(answer);
  await fillAndSend();
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  const [said] = within(form).getAllByRole('status');
  expect(said).toHaveTextContent(text);
  for (const reason of answer.reasons) expect(said).toHaveTextContent(reason);
  const { email, phone, dial } = site.contact;
  expectLinks(form, [
    [fillIn(words.writeTo, { email }), mailto(email)],
    [fillIn(words.call, { phone }), `tel:${dial}`],
  ]);
  expect(typed()).toEqual({ ...MESSAGE, name: ` ${MESSAGE.name} ` });
});

test('copies the words as they stand then, and says that and nothing else', async () => {
  send.mockResolvedValue(unclear);
  const user = await fillAndSend();
  const copy = await screen.findByRole('button', { name: words.copy });
  const [result, copied] = within(form).getAllByRole('status');
  const said = result?.textContent;
  expect(copied).toBeEmptyDOMElement();
  await user.type(screen.getByRole('textbox', { name: words.message }), ' again');
  await user.click(copy);
  const now = { ...MESSAGE, message: `${MESSAGE.message} again` };
  expect(await navigator.clipboard.readText()).toBe(copyOf(now));
  expect(copied).toHaveTextContent(new RegExp(`^${words.copied}$`));
  expect(result).toHaveTextContent(said ?? '');
  expect(result).not.toContainElement(copied ?? null);
});

test('marks the words where a browser has no clipboard', async () => {
  send.mockResolvedValue(unclear);
  const user = await fillAndSend();
  const copy = await screen.findByRole('button', { name: words.copy });
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(JSON.parse('null'));
  await user.click(copy);
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.message });
  expect(message.selectionEnd).toBe(MESSAGE.message.length);
  expect(message.selectionStart).toBe(0);
  jest.restoreAllMocks();
});

test('forgets an old result when the next message has an error', async () => {
  send.mockResolvedValue(unclear);
  const user = await fillAndSend();
  await screen.findByRole('heading', { name: words.unsure.heading });
  await user.clear(screen.getByRole('textbox', { name: words.subject }));
  // As the page's inline script has it, so that the form itself says what is missing.
  form.noValidate = true;
  await user.click(screen.getByRole('button', { name: words.submit }));
  expect(within(form).getByRole('status')).toBeEmptyDOMElement();
  expect(send).toHaveBeenCalledTimes(1);
});

describe('the trap for robots', () => {
  const trap = () => screen.getByLabelText(words.trap);

  test('is out of the way of people, and of programs that fill in forms for them', () => {
    expect(trap()).toHaveAttribute('tabindex', '-1');
    expect(trap()).toHaveAttribute('autocomplete', 'off');
  });

  test('asks whoever filled it in to send once more, keeps the words, and then sends them', async () => {
    send.mockResolvedValue(sent);
    fireEvent.change(trap(), { target: { value: 'https://spam.example' } });
    const user = await fillAndSend();
    const button = screen.getByRole('button', { name: words.submit });
    expect(screen.getByRole('heading', { name: words.trapped.heading })).toBeVisible();
    expect(typed()).toMatchObject({ message: MESSAGE.message });
    await user.click(button);
    expect(send).not.toHaveBeenCalled();
    const aSecondOn = new Event('press').timeStamp + 1_000;
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(aSecondOn);
    await user.click(button);
    expect(send.mock.calls).toEqual([[posting, MESSAGE]]);
  });
});
