import type { CareAssessment } from '@/lib/chat/care/assessment';

type Care = typeof import('./donor-care');
/** What is shown of what the donor's fields tell. */
export type DonorFinding = { found: CareAssessment; presses: number };

const donorForm = (): HTMLFormElement | null =>
  document.querySelector<HTMLInputElement>('form input[name="panCard"]')?.form ?? null;

/**
 * Looks at the donor's fields as they are left and before an order goes out (access-and-care §2.5): danger wins in every
 * field. Harmless text never waits: the rules come with the first letter, and without them the donation goes on.
 */
export class DonorWatch {
  #care: Care | null = null;
  #loading: Promise<void> | null = null;
  #finding: DonorFinding | null = null;
  #ended = new AbortController();
  readonly #dismissed = new Set<string>();

  constructor(
    private readonly redraw: () => void,
    private readonly load: () => Promise<Care> = () => import('./donor-care'),
  ) {}

  readonly care = (): Care | null => this.#care;
  readonly finding = (): DonorFinding | null => this.#finding;

  start(): void {
    const form = donorForm();
    if (!form) return;
    this.#ended.abort();
    this.#ended = new AbortController();
    const { signal } = this.#ended;
    form.addEventListener('input', () => void this.#prepare(), { once: true, signal });
    form.addEventListener('change', () => void this.#typed(form), { signal });
    form.addEventListener('submit', (event) => this.#pressed(form, event), { capture: true, signal });
    // What was typed before this file was there.
    if (form.querySelector<HTMLInputElement>('[name="fullName"]')?.value) void this.#typed(form);
  }

  leave(): void {
    this.#ended.abort();
    this.#finding = null;
  }

  /** The donor read the card and goes on; the same rule stays quiet for the rest of the visit. */
  readonly goOn = (): void => {
    this.#dismissed.add(this.#finding?.found.rule ?? '');
    this.#show(null);
    donorForm()?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  };

  #prepare(): Promise<void> {
    this.#loading ??= this.load().then(
      (care) => {
        this.#care = care;
      },
      () => {
        this.#loading = null;
      },
    );
    return this.#loading;
  }

  async #typed(form: HTMLFormElement): Promise<void> {
    const { signal } = this.#ended;
    await this.#prepare();
    if (signal.aborted) return;
    const found = this.#look(form);
    // A card that is there already stays, with the focus where it is.
    if (found?.rule !== this.#finding?.found.rule) this.#show(found && { found, presses: 0 });
  }

  #pressed(form: HTMLFormElement, event: SubmitEvent): void {
    if (!this.#care && this.#loading) {
      this.#hold(form, event);
      return;
    }
    const found = this.#look(form);
    if (!found) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#show({ found, presses: (this.#finding?.presses ?? 0) + 1 });
  }

  /** The rules are on their way: the press waits for them, and no longer. */
  #hold(form: HTMLFormElement, event: SubmitEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    const { signal } = this.#ended;
    void this.#loading?.then(() => !signal.aborted && form.requestSubmit());
  }

  #look(form: HTMLFormElement): CareAssessment | null {
    const found = this.#care?.lookAtDonor(form) ?? null;
    return found && !this.#dismissed.has(found.rule ?? '') ? found : null;
  }

  #show(finding: DonorFinding | null): void {
    if (finding === this.#finding) return;
    this.#finding = finding;
    this.redraw();
  }
}
