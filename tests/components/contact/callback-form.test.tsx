import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { CallbackSection } from '@/components/contact/callback-section';
import { parseOpeningHours } from '@/lib/config/opening-hours';
import { routes } from '@/lib/config/routes';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { callback as copy } from '@/lib/i18n/en/callback';
import type { Language } from '@/lib/i18n/language';
import { makeSite } from '@/tests/helpers/make-site';

const hours = parseOpeningHours('Mo-Su 08:00-20:00');
const section = (language: Language = 'en', callHours = { hours, withinMinutes: 60 }) => (
  <CallbackSection
    texts={dictionaries[language]}
    language={language}
    site={makeSite({ callHours })}
    page={routes.contact}
  />
);

/** What the endpoint answers; the calls it got. */
const call = jest.fn();
const answer = (status: number, body: unknown) =>
  call.mockResolvedValue({ ok: status < 400, status, json: async () => body });
const sentBody = (): unknown => JSON.parse(call.mock.calls[0]?.[1].body);
const phone = () => screen.getByRole('textbox', { name: copy.fields.phone.label });
const send = () => userEvent.click(screen.getByRole('button', { name: copy.submit }));
const at = (local: string) => new Date(`${local}:00+05:30`).toISOString();
const promise = (from: string, to = from) => ({
  success: true,
  call: { from: at(from), to: at(to) },
  promised: true,
});

beforeEach(() => {
  call.mockReset();
  Object.assign(globalThis, { fetch: call });
  answer(200, promise('2026-11-23T18:00'));
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T10:00+05:30'));
});
afterEach(() => jest.restoreAllMocks());

describe('the request for a call', () => {
  it('says the opening hours and by when somebody calls', () => {
    render(section());
    expect(
      screen.getByText(
        /Opening hours: Every day, 8 am to 8 pm, Indian time\. If you choose no time, we will call within an hour, or once we open/,
      ),
    ).toBeInTheDocument();
  });

  it('promises no time where the centre has named no hours', () => {
    render(section('en', { hours: null, withinMinutes: 60 }));
    expect(screen.getByText(copy.noRule)).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('works before its script: it posts to a page of its own, which leads back to the form', () => {
    const html = renderToStaticMarkup(section('hi'));
    expect(html).toMatch(/<form[^>]*action="\/contact\/send\/call#call-back"/);
    expect(html).toMatch(/<input[^>]*name="language" value="hi"/);
    expect(html).not.toMatch(/<form[^>]*novalidate/i);
  });

  it('offers the hours in which somebody is there, and says nothing to anyone else unless asked to', () => {
    render(section());
    const time = screen.getByRole('combobox', { name: copy.fields.time });
    const offered = within(time)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered.slice(0, 5)).toEqual([...Object.values(copy.times), '8\u00a0am']);
    expect(offered.at(-1)).toBe('7\u00a0pm');
    expect(screen.getByRole('radio', { name: copy.fields.who.no })).toBeChecked();
  });

  it('sends what was chosen and answers with a promise in words', async () => {
    render(section());
    await userEvent.type(phone(), '98300 12345');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: copy.fields.time }), '18:00');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: copy.fields.language }), 'Bengali');
    await userEvent.type(screen.getByRole('textbox', { name: copy.fields.say.label }), 'The book is here.');
    await send();
    const status = await screen.findByRole('status');
    expect(call.mock.calls[0]?.[0]).toBe('/chat/callback/');
    expect(sentBody()).toEqual({
      kind: 'callback',
      name: '',
      phone: '98300 12345',
      when: 'soonest 18:00',
      language: 'bn',
      say: 'The book is here.',
      may_say_who: false,
    });
    expect(status).toHaveTextContent('We will call you today, Monday, at 6 pm, Indian time.');
    expect(status).toHaveTextContent('Your number is noted: 98300 12345.');
    expect(status).toHaveTextContent('We will speak Bengali with you.');
    expect(status).toHaveTextContent('we will not say who is calling. We will say: “The book is here.”');
    expect(status.parentElement).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: copy.done.another }));
    expect(phone()).toHaveValue('');
  });

  it('says as soon as it is touched when the call would come', async () => {
    render(section());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: copy.fields.day }), 'Tomorrow');
    expect(
      await screen.findByText(
        'If you send this now, we will call you tomorrow, Tuesday, between 8 am and 9 am.',
      ),
    ).toBeInTheDocument();
  });

  it('says beside each field what is wrong with it, and sends nothing', async () => {
    render(section());
    await userEvent.type(phone(), '12345');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: copy.fields.time }), '09:00');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: copy.fields.day }), 'Today');
    await send();
    await waitFor(() => expect(phone()).toHaveAccessibleDescription(`Error: ${copy.errors.phone}`));
    const time = screen.getByRole('combobox', { name: copy.fields.time });
    expect(time).toHaveAttribute('aria-invalid', 'true');
    expect(time).toHaveAccessibleDescription(`Error: ${copy.errors.when}`);
    expect(screen.getByRole('link', { name: copy.errors.phone })).toHaveAttribute('href', '#call_phone');
    expect(call).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: copy.fields.day }), 'Tomorrow');
    await waitFor(() => expect(time).not.toHaveAttribute('aria-invalid'));
    expect(phone()).toHaveAttribute('aria-invalid', 'true');
  });

  it('hears danger where a number was asked, and sends nothing', async () => {
    render(section());
    await userEvent.type(phone(), 'he is beating me');
    await send();
    expect(await screen.findByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
    expect(call).not.toHaveBeenCalled();
  });

  it('goes to the one field that is wrong', async () => {
    render(section());
    await send();
    await waitFor(() => expect(phone()).toHaveFocus());
    expect(phone()).toHaveAccessibleDescription(`Error: ${copy.errors.phone}`);
  });

  it('keeps what was typed when it cannot be sent, and says how to call', async () => {
    call.mockRejectedValue(new TypeError('offline'));
    render(section());
    await userEvent.type(phone(), '98300 12345');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(copy.failed);
    expect(phone()).toHaveValue('98300 12345');
  });

  it('is told by the endpoint of a time that is over by its clock', async () => {
    answer(400, { error: { code: 'invalid_fields', message: '', fields: { when: 'x' } } });
    render(section());
    await userEvent.type(phone(), '98300 12345');
    await send();
    const time = screen.getByRole('combobox', { name: copy.fields.time });
    await waitFor(() => expect(time).toHaveAccessibleDescription(`Error: ${copy.errors.when}`));
  });

  it('sends once, however often it is pressed', async () => {
    let arrive = (_answer: unknown) => {};
    call.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    render(section());
    await userEvent.type(phone(), '98300 12345');
    await userEvent.dblClick(screen.getByRole('button', { name: copy.submit }));
    const button = await screen.findByRole('button', { name: copy.submitting });
    await userEvent.click(button);
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    arrive({ ok: true, json: async () => promise('2026-11-23T10:00', '2026-11-23T11:00') });
    expect(
      await screen.findByText('We will call you today, Monday, by 11 am, Indian time.'),
    ).toBeInTheDocument();
  });

  it('shows whom to call where danger is told in it, and sends it all the same', async () => {
    render(section());
    await userEvent.type(phone(), '98300 12345');
    await userEvent.type(screen.getByRole('textbox', { name: copy.fields.say.label }), 'she took poison');
    await send();
    expect(await screen.findByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
    expect(call).toHaveBeenCalledTimes(1);
  });
});
