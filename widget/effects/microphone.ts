import type { Clock, Log, Recorder } from '../core/ports';

export type VoiceSettings = {
  language?: string | undefined;
  /** 0 means without a timeout. */
  timeoutPeriod?: number | undefined;
  autoSendDisabled?: boolean | undefined;
  autoSendPeriod?: number | undefined;
};

type RecognitionResult = { results: ArrayLike<ArrayLike<{ transcript: string }>> };
type Recognition = {
  lang: string;
  start(): void;
  stop(): void;
  onresult: ((event: RecognitionResult) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
};
declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

const DENIED = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);

/** Without a network recognition fails at once; each retry waits longer. */
const RETRY_DELAY_MS = 1000;
const RETRIES_MAX = 3;

type Options = { settings: () => VoiceSettings; clock: Clock; log: Log };
type Handlers = {
  /** The words of one phrase. */
  onText: (text: string) => void;
  /** Listening ended by itself: nothing heard for the timeout, or the microphone was refused. */
  onEnd: () => void;
  /** Silence after words, for as long as `autoSendPeriod`: what was said may be sent. */
  onSilence?: (() => void) | undefined;
};

export type BrowserListening = {
  start(onText: Handlers['onText'], onEnd: Handlers['onEnd'], onSilence?: Handlers['onSilence']): void;
  stop(): void;
};

/** Listens until stopped; browsers end recognition after each phrase, so it is restarted. */
export function browserListening({ settings, clock, log }: Options): BrowserListening {
  let stop = () => {};
  return {
    start(onText, onEnd, onSilence) {
      stop();
      stop = listen({ onText, onEnd, onSilence }, { settings, clock, log });
    },
    stop: () => stop(),
  };
}

function listen({ onText, onEnd, onSilence }: Handlers, { settings, clock, log }: Options): () => void {
  const Available = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  const { language = 'en-US', timeoutPeriod = 10000, autoSendDisabled, autoSendPeriod = 1000 } = settings();
  let isActive = true;
  let cancelTimeout = () => {};
  let cancelSend = () => {};
  const restarts = makeRestarts(clock);
  const recognition = Available && new Available();

  const stop = () => {
    isActive = false;
    cancelTimeout();
    cancelSend();
    restarts.stop();
    recognition?.stop();
  };
  const giveUp = () => {
    if (!isActive) return;
    stop();
    onEnd();
  };
  const restartTimeout = () => {
    cancelTimeout();
    if (timeoutPeriod > 0) cancelTimeout = clock.after(timeoutPeriod, giveUp);
  };
  const begin = () => {
    try {
      recognition?.start();
    } catch (reason) {
      log.error('Unable to use microphone:', reason);
      giveUp();
    }
  };
  if (!recognition) {
    log.info('Speech Recognition API is not supported in this environment.');
    // After the caller has finished turning the voice on.
    cancelTimeout = clock.after(0, giveUp);
    return stop;
  }
  recognition.lang = language;
  recognition.onresult = ({ results }) => {
    const last = results[results.length - 1]?.[0]?.transcript ?? '';
    if (!isActive || !last) return;
    restarts.reset();
    restartTimeout();
    cancelSend();
    if (!autoSendDisabled && onSilence) cancelSend = clock.after(autoSendPeriod, onSilence);
    onText(last);
  };
  recognition.onerror = ({ error }) => {
    if (!DENIED.has(error) && (error !== 'network' || restarts.mayRetry())) return;
    log.error('Unable to use microphone:', error);
    giveUp();
  };
  recognition.onend = () => void (isActive && restarts.run(begin));
  restartTimeout();
  begin();
  return stop;
}

/** Restarts at once after a phrase, and later after each failure of the network. */
function makeRestarts(clock: Clock) {
  let failures = 0;
  let stop = () => {};
  return {
    stop: () => stop(),
    reset: () => {
      failures = 0;
    },
    mayRetry: () => {
      failures += 1;
      return failures <= RETRIES_MAX;
    },
    run: (begin: () => void) => {
      if (failures === 0) begin();
      else stop = clock.after(failures * RETRY_DELAY_MS, begin);
    },
  };
}

/** Records the microphone; without one, or without permission, it logs an error and records nothing. */
export function browserRecorder(log: Log): Recorder {
  let running: { recorder: MediaRecorder; chunks: Blob[] } | null = null;
  // Counts starts and stops: permission granted after a stop must not open the microphone.
  let request = 0;

  return {
    async start() {
      request += 1;
      const ownRequest = request;
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
        if (ownRequest !== request) return release(stream);
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
      request += 1;
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
