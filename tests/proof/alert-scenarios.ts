import { parse, stringify } from 'yaml'

/** What Prometheus reads in four hours, a value a minute, in its own way of writing them. */
type Seen = Record<string, string>

const MINUTES = 300
/** After as many minutes each rule has had its time. */
const LOOKED_AT = '240m'
const always = (value: number) => `${value}+0x${MINUTES}`
const growing = (perMinute: number) => `0+${perMinute}x${MINUTES}`

const page = (bound: string) => `autorent_request_seconds_bucket{route="page home",le="${bound}"}`
const UP = 'up{job="autorent",instance="here"}'
const MONEY = 'autorent_money_out_of_balance_cents'
const JOBS = 'autorent_jobs_total{name="letters",outcome="done"}'

const inOrder: Seen = {
  [UP]: always(1),
  autorent_database_up: always(1),
  [MONEY]: always(0),
  'autorent_requests_total{route="page home",status="200"}': growing(60),
  [page('0.1')]: growing(58),
  [page('1')]: growing(60),
  [page('5')]: growing(60),
  [page('+Inf')]: growing(60),
  'autorent_event_loop_delay_seconds{quantile="0.99"}': always(0.02),
  autorent_database_waiting: always(0),
  autorent_oldest_letter_seconds: always(40),
  'autorent_events{state="given_up"}': always(1),
  'autorent_refunds{state="rejected"}': always(0),
  'autorent_part_trouble{part="bank"}': always(0),
  [JOBS]: growing(1),
}

const without = (...names: string[]): Seen =>
  Object.fromEntries(Object.entries(inOrder).filter(([name]) => !names.includes(name)))

/** What each rule is for. */
const troubles: [alert: string, seen: Seen][] = [
  ['AutorentDown', { [UP]: always(0) }],
  ['AutorentDatabaseAway', { ...without(MONEY), autorent_database_up: always(0) }],
  ['AutorentMoneyOutOfBalance', { ...inOrder, [MONEY]: always(250) }],
  ['AutorentMoneyUnknown', without(MONEY)],
  ['AutorentErrors', { ...inOrder, 'autorent_requests_total{route="page home",status="500"}': growing(2) }],
  ['AutorentSlow', { ...inOrder, [page('0.1')]: growing(30), [page('1')]: growing(50) }],
  [
    'AutorentEventLoopLate',
    { ...inOrder, 'autorent_event_loop_delay_seconds{quantile="0.99"}': always(0.8) },
  ],
  ['AutorentPoolWaits', { ...inOrder, autorent_database_waiting: always(9) }],
  ['AutorentLettersWait', { ...inOrder, autorent_oldest_letter_seconds: growing(60) }],
  ['AutorentEventsGivenUp', { ...inOrder, 'autorent_events{state="given_up"}': '1+0x220 2+0x80' }],
  ['AutorentRefundRejected', { ...inOrder, 'autorent_refunds{state="rejected"}': always(1) }],
  ['AutorentPartAway', { ...inOrder, 'autorent_part_trouble{part="bank"}': always(1) }],
  ['AutorentJobsFail', { ...inOrder, 'autorent_jobs_total{name="letters",outcome="failed"}': growing(1) }],
  ['AutorentJobsRest', { ...inOrder, [JOBS]: always(400) }],
  // Not one since the start: there is nothing to count.
  ['AutorentJobsRest', without(JOBS)],
]

export const alertNames = (rules: string): string[] => {
  const { groups } = parse(rules) as { groups: { rules: { alert: string }[] }[] }
  return groups.flatMap((group) => group.rules.map(({ alert }) => alert))
}

export const troubledAlerts = (): string[] => [...new Set(troubles.map(([alert]) => alert))]

/** For `promtool test rules`: in each trouble its own rule is told and no other, in none none. */
export function alertTests(rulesFile: string): string {
  const told = (seen: Seen, alerts: string[]) => ({
    interval: '1m',
    input_series: Object.entries(seen).map(([series, values]) => ({ series, values })),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: LOOKED_AT,
        exp_samples: alerts.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
      },
    ],
  })
  return stringify({
    rule_files: [rulesFile],
    evaluation_interval: '1m',
    tests: [told(inOrder, []), ...troubles.map(([alert, seen]) => told(seen, [alert]))],
  })
}
