import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactForm } from '@/components/contact/contact-form';
import { contact } from '@/lib/i18n/en/contact';
import { common } from '@/lib/i18n/en/shell';
import { contactWords } from '@/tests/helpers/dictionaries';

const form = <ContactForm words={contactWords()} phone="+91 00000 00000" phoneHref="tel:+910000000000" />;
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

/** What the endpoint answers; the calls it got. */
const call = jest.fn();
const answer = (status: number, body: unknown) =>
  call.mockResolvedValue({ ok: status < 400, status, json: async () => body });
const sentBody = (): unknown => JSON.parse(call.mock.calls[0]?.[1].body);

async function fill() {
  await userEvent.type(field('Full name'), 'Asha Sen');
  await userEvent.type(field('Email'), 'asha@example.org');
  await userEvent.type(field('Message'), 'Please call me.');
}

beforeEach(() => {
  call.mockReset();
  Object.assign(globalThis, { fetch: call });
  answer(200, { success: true });
});

describe('the contact form', () => {
  it('asks for five fields by the names that travel, two of them optional', () => {
    render(form);
    const controls = screen.getAllByRole('textbox');
    expect(controls.map((control) => control.getAttribute('name'))).toEqual([
      'fullname',
      'email',
      'phone',
      'address',
      'message',
    ]);
    expect(controls.filter((control) => control.hasAttribute('required')).map(({ id }) => id)).toEqual([
      'fullname',
      'email',
      'message',
    ]);
    expect(field('Email')).toHaveAttribute('type', 'email');
  });

  it('works before its script: it posts to a page of its own and the browser checks it', () => {
    const html = renderToStaticMarkup(form);
    expect(html).toMatch(
      /<form[^>]*method="post"[^>]*action="\/contact\/send"|<form[^>]*action="\/contact\/send"[^>]*method="post"/,
    );
    expect(html).not.toMatch(/<form[^>]*novalidate/i);
  });

  it('sends the five fields as JSON, Address with its capital and blanks as empty texts', async () => {
    render(form);
    await fill();
    await send();
    await screen.findByText('Your form has been submitted successfully!');
    expect(call).toHaveBeenCalledTimes(1);
    expect(call.mock.calls[0]?.[0]).toBe('/chat/save-details/');
    expect(call.mock.calls[0]?.[1].headers).toEqual({ 'content-type': 'application/json' });
    expect(sentBody()).toEqual({
      fullname: 'Asha Sen',
      email: 'asha@example.org',
      phone: '',
      Address: '',
      message: 'Please call me.',
    });
  });

  it('says that it was sent, takes the reader there and says what comes next', async () => {
    render(form);
    await fill();
    await send();
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('Your form has been submitted successfully!');
    expect(status).toHaveTextContent(contact.done.steps[0]);
    expect(status.parentElement).toHaveFocus();
  });

  it('is empty for another message, with the focus on its first field', async () => {
    render(form);
    await fill();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Send another message' }));
    for (const control of screen.getAllByRole('textbox')) expect(control).toHaveValue('');
    expect(field('Full name')).toHaveFocus();
  });
});

describe('the contact form while it is sent', () => {
  it('reads Submitting... and sends once, however often it is pressed', async () => {
    let arrive = (_answer: unknown) => {};
    call.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    render(form);
    await fill();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send message' }));
    const button = screen.getByRole('button', { name: 'Submitting...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(field('Email'), '{Enter}');
    expect(call).toHaveBeenCalledTimes(1);
    await act(async () => arrive({ ok: true, json: async () => ({ success: true }) }));
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it('sends once when two presses come before anything is drawn', async () => {
    render(form);
    await fill();
    const element = field('Email').closest('form');
    act(() => {
      element?.requestSubmit();
      element?.requestSubmit();
    });
    await screen.findByRole('status');
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('a refused contact form', () => {
  it('lists what to mend, takes the reader there and makes no call', async () => {
    render(form);
    await send();
    const alert = screen.getByRole('alert');
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please enter your name.',
      'Please enter an email address such as name@example.com.',
      'Please write your message.',
    ]);
    expect(alert.closest('[tabindex="-1"]')).toBeInTheDocument();
    expect(document.activeElement).toContainElement(alert);
    expect(field('Email')).toHaveAccessibleDescription(/Please enter an email address/);
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['Email', 'v1@x.org, v2@y.org', contact.form.errors.email],
    ['Email', 'foo@', contact.form.errors.email],
    ['Full name', '42', contact.form.errors.fullname],
    ['Full name', 'Asha\u202eneS', common.field.hidden],
    ['Phone (optional)', 'call me', contact.form.errors.phone],
  ])('says beside %s what is wrong with %j and sends nothing', async (name, typed, message) => {
    render(form);
    await fill();
    await userEvent.clear(field(name));
    await userEvent.type(field(name), typed);
    await send();
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(call).not.toHaveBeenCalled();
  });

  it('takes the reader there again at the second try', async () => {
    render(form);
    await send();
    field('Phone (optional)').focus();
    await send();
    expect(document.activeElement).toContainElement(screen.getByRole('alert'));
  });

  it('goes to the field itself where only one is wrong', async () => {
    render(form);
    await fill();
    await userEvent.clear(field('Message'));
    await send();
    expect(field('Message')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('clears the error of the edited field and no other, and leaves the focus where one types', async () => {
    render(form);
    await send();
    await userEvent.type(field('Full name'), 'Asha');
    expect(field('Full name')).not.toHaveAttribute('aria-invalid');
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Full name')).toHaveFocus();
  });
});

describe('a contact form that could not be sent', () => {
  it.each([
    ['the network fails', () => call.mockRejectedValue(new TypeError('Failed to fetch db.internal'))],
    [
      'the server fails',
      () => answer(503, { error: { code: 'storage_unavailable', message: 'x', request_id: '1' } }),
    ],
    [
      'the answer is none',
      () => call.mockResolvedValue({ ok: true, json: () => Promise.reject(new Error('no JSON')) }),
    ],
  ])('says so where %s, keeps what was typed and names the phone', async (_, fail) => {
    fail();
    render(form);
    await fill();
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to submit form. Please try again.');
    expect(within(alert).getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    );
    expect(alert).not.toHaveTextContent('db.internal');
    expect(alert.parentElement).toHaveFocus();
    expect(field('Message')).toHaveValue('Please call me.');
  });

  it('shows the fields that the endpoint refused', async () => {
    answer(400, {
      error: {
        code: 'invalid_fields',
        message: 'x',
        request_id: '1',
        fields: { Address: 'Your address is too long.' },
      },
    });
    render(form);
    await fill();
    await send();
    await waitFor(() => expect(field('Address (optional)')).toHaveAttribute('aria-invalid', 'true'));
    expect(field('Address (optional)')).toHaveAccessibleDescription(/Your address is too long\./);
  });

  it('says so when the line stalls, and keeps what was typed', async () => {
    call.mockImplementation(
      (_path: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    render(form);
    await fill();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    act(() => field('Email').closest('form')?.requestSubmit());
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    jest.useRealTimers();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit form. Please try again.');
    expect(field('Message')).toHaveValue('Please call me.');
    expect(screen.getByRole('button', { name: 'Send message' })).toBeInTheDocument();
  });

  it('can be sent again', async () => {
    answer(503, {});
    render(form);
    await fill();
    await send();
    await screen.findByRole('alert');
    answer(200, { success: true });
    await send();
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('the trap for form fillers', () => {
  it('is out of reach of people and of what reads to them', () => {
    render(form);
    const trap = document.querySelector('input[name="website"]');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('lets a filled one look sent and sends nothing', async () => {
    render(form);
    await fill();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    if (trap) trap.value = 'https://spam.example';
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent('Your form has been submitted successfully!');
    expect(call).not.toHaveBeenCalled();
  });
});

describe('a message that tells of danger', () => {
  const write = async (message: string) => {
    await userEvent.type(field('Full name'), 'Asha Sen');
    await userEvent.type(field('Email'), 'asha@example.org');
    await userEvent.type(field('Message'), message);
  };

  it('is sent like any other, and the answer says first whom to call', async () => {
    render(form);
    await write('I want to die');
    await send();
    const status = await screen.findByRole('status');
    expect(sentBody()).toMatchObject({ message: 'I want to die' });
    const card = within(status).getByRole('region', { name: 'Please talk to someone now' });
    expect(within(card).getAllByRole('link')[0]).toHaveAttribute('href', 'tel:14416');
    expect(card.compareDocumentPosition(within(status).getByText(contact.done.next))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each([/^Full name/, /^Phone/, /^Address/])('is heard in the field %s as well', async (name) => {
    render(form);
    await fill();
    const input = screen.getByRole('textbox', { name });
    await userEvent.clear(input);
    await userEvent.type(input, 'ami morte chai');
    await send();
    expect(await screen.findByRole('link', { name: /14416/ })).toBeInTheDocument();
  });

  it('is heard where its field refuses what was typed', async () => {
    render(form);
    await fill();
    await userEvent.clear(field('Email'));
    await userEvent.type(field('Email'), 'kill myself');
    await send();
    expect(await screen.findByRole('link', { name: /14416/ })).toBeInTheDocument();
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(call).not.toHaveBeenCalled();
  });

  it('is answered in its own script', async () => {
    render(form);
    await write('भाई बेहोश है, साँस नहीं ले रहा');
    await send();
    const card = await screen.findByRole('region', { name: 'अभी 112 पर फ़ोन करें' });
    expect(card).toHaveAttribute('lang', 'hi');
    expect(within(card).getAllByRole('link')[0]).toHaveAttribute('href', 'tel:112');
  });

  it('brings the numbers also when it could not be sent', async () => {
    answer(503, { error: { code: 'unavailable', message: 'no' } });
    render(form);
    await write('I want to die');
    await send();
    const failed = (await screen.findByText('Failed to submit form. Please try again.')).closest(
      '[role="alert"]',
    );
    expect(failed).toContainElement(screen.getByRole('link', { name: /14416/ }));
    expect(failed).not.toHaveTextContent('Your message was sent');
  });

  it('brings nothing for any other message', async () => {
    render(form);
    await fill();
    await send();
    await screen.findByRole('status');
    expect(screen.queryByRole('link', { name: /14416/ })).toBeNull();
  });
});
