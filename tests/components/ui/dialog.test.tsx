import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { stubDialogs } from '../../helpers/dialog';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Rina" closeLabel="Close the window" onClose={() => setIsOpen(false)}>
          <p>Inside</p>
        </Dialog>
      )}
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  return { user, opener, dialog: screen.getByRole('dialog', { name: 'Rina' }) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** A press on the backdrop reaches the dialog element itself. */
function press(from: Element, to: Element) {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
}

describe('Dialog', () => {
  beforeEach(stubDialogs);

  it('opens as a modal named by its title, with focus on Close', async () => {
    const { dialog } = await openDialog();
    expect(dialog).toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Close the window' })).toHaveFocus();
  });

  it('closes by its button and gives focus back to what opened it', async () => {
    const { user, opener } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Close the window' }));
    await gone();
    expect(opener).toHaveFocus();
  });

  it('closes by Esc and gives focus back to what opened it', async () => {
    const { user, opener } = await openDialog();
    await user.keyboard('{Escape}');
    await gone();
    expect(opener).toHaveFocus();
  });

  it('closes by a press on the backdrop', async () => {
    const { dialog, opener } = await openDialog();
    press(dialog, dialog);
    await gone();
    expect(opener).toHaveFocus();
  });

  it('stays open for a press inside it', async () => {
    const { dialog } = await openDialog();
    press(screen.getByText('Inside'), screen.getByText('Inside'));
    expect(dialog).toHaveAttribute('open');
  });

  it('stays open when a selection is drawn from inside it onto the backdrop', async () => {
    const { dialog } = await openDialog();
    press(screen.getByText('Inside'), dialog);
    expect(dialog).toHaveAttribute('open');
  });
});
