import { allEvents, startRig } from './rig';

describe('one turn of a conversation with every event on', () => {
  it('sends the events in the order of the original', async () => {
    const { asked, engine, pass } = await startRig(
      { start: { message: 'name?', path: 'end' }, end: { message: 'bye' } },
      { settings: allEvents },
    );
    await pass(10);
    const names = () => asked.splice(0).map(({ name }) => name.replace('rcb-', ''));
    expect(names()).toEqual([
      'pre-load-chatbot',
      'post-load-chatbot',
      'change-path',
      'pre-process-block',
      'pre-inject-message',
      'post-inject-message',
      'save-chat-history',
    ]);
    engine.actions.type('Rina');
    await pass(10);
    expect(names()).toEqual(['text-area-change-value']);
    await engine.actions.send();
    await pass(1000);
    expect(names()).toEqual([
      'user-submit-text',
      'pre-inject-message',
      'post-inject-message',
      'save-chat-history',
      'text-area-change-value',
      'post-process-block',
      'change-path',
      'pre-process-block',
      'pre-inject-message',
      'post-inject-message',
      'save-chat-history',
    ]);
  });
});
