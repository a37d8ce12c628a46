/** Request header that switches a scenario on for one call: `failing`, or `slow; call=/wps/member/info`. */
export const scenarioHeader = 'x-sandbox-scenario'
