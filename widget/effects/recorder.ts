import type { Log, Recorder } from '../core/ports';

/** Records the microphone; without one, or without leave, it records nothing and says so in the log. */
export function browserRecorder(log: Log): Recorder {
  let running: { recorder: MediaRecorder; chunks: Blob[] } | null = null;
  // Counts starts and stops: leave given after a stop must not open the microphone.
  let turn = 0;

  return {
    async start() {
      turn += 1;
      const mine = turn;
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
        if (mine !== turn) return release(stream);
        const chunks: Blob[] = [];
        const recorder = new MediaRecorder(stream);
        recorder.ondataavailable = ({ data }) => void chunks.push(data);
        recorder.start();
        running = { recorder, chunks };
      } catch (reason) {
        log.error('Unable to use microphone:', reason);
      }
    },
    async stop() {
      turn += 1;
      const stopping = running;
      running = null;
      if (!stopping) return null;
      const { recorder, chunks } = stopping;
      if (recorder.state !== 'inactive') {
        await new Promise((resolve) => {
          recorder.onstop = resolve;
          recorder.stop();
        });
      }
      release(recorder.stream);
      return chunks.length > 0 ? new Blob(chunks, { type: recorder.mimeType || 'audio/wav' }) : null;
    },
  };
}

function release(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}
