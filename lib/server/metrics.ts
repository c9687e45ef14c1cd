import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { env } from '@/lib/config/env';
import { ANSWER_CHANNEL, type AnswerCount } from './request';

declare global {
  var siteMetrics: Metrics | null | undefined;
}

export type Metrics = ReturnType<typeof makeMetrics>;

/** What the process counts for `GET /metrics`; null while `METRICS_TOKEN` is absent, and then nothing is counted. */
export function metrics(token = env().METRICS_TOKEN): Metrics | null {
  globalThis.siteMetrics ??= token === undefined ? null : makeMetrics();
  return globalThis.siteMetrics;
}

/** Counts each answer that our own server publishes; a platform with a server of its own publishes none. */
export function countAnswers(): void {
  const counted = metrics();
  if (!counted) return;
  subscribe(ANSWER_CHANNEL, (message) => {
    const { route, method, status, seconds } = message as AnswerCount;
    counted.requests.inc({ route, method, status });
    counted.requestSeconds.observe({ route }, seconds);
  });
}

/** Labels are names of ours alone: no address, id or text of a visitor ever becomes one. */
function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const seconds = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 8], registers });
  return {
    registry,
    requests: counter('site_requests_total', 'Answers by kind of address, method and status', [
      'route',
      'method',
      'status',
    ]),
    requestSeconds: seconds('site_request_duration_seconds', 'Time to the end of an answer', ['route']),
    upstream: counter('site_upstream_calls_total', 'Calls to BACKEND_URL by outcome (ok, or the failure)', [
      'endpoint',
      'outcome',
    ]),
    upstreamSeconds: seconds('site_upstream_duration_seconds', 'Time of a call, retries included', [
      'endpoint',
    ]),
    breaker: gauge('site_upstream_breaker', '0 closed, 1 half-open, 2 open', ['endpoint']),
    contentRead: gauge('site_content_read_timestamp_seconds', 'When content was last read from the backend', [
      'what',
    ]),
    contentFailed: counter(
      'site_content_read_failures_total',
      'Failed reads; the last good content is shown',
      ['what', 'kind'],
    ),
    care: counter('site_care_cards_total', 'Messages that the care rules stopped at', ['rule', 'tier']),
    errors: counter('site_unexpected_errors_total', 'Errors that nothing of ours caught', ['part']),
    gifts: gauge('site_gifts', 'Gifts in the store by state, of test and of live mode', ['mode', 'status']),
    backend: gauge('site_backend', 'Figures of the backend as /readyz names them', ['figure']),
  };
}
